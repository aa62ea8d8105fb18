import { readBalances } from '#backend/coins/projection.store.ts'
import { shownBalance } from '#backend/coins/shown-balance.ts'
import type { Context, UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { closeSessions } from '#backend/identity/end-sessions.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { toSessionLine } from '#backend/identity/session-line.ts'
import { listSessionsOf } from '#backend/identity/sessions.store.ts'
import { findUser, type UserRow } from '#backend/identity/users.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { refreshRooms } from '#backend/live/refresh-rooms.ts'
import { notify } from '#backend/notice/notify.ts'
import { endRoomsOf } from '#backend/room/streamer-rooms.store.ts'
import type { AdminUser, adminCalls } from '#contract/admin.ts'
import type { Role } from '#contract/call.ts'
import {
  banAccount,
  changeRoles,
  endingSessionIds,
  endSessions,
  proposeRoles,
  searchAccounts,
  unbanAccount,
} from './accounts.store.ts'
import { announceRoles, tellAdministrators } from './announce-roles.ts'
import { auditAccount, auditFile, auditView } from './audit.store.ts'
import { needsTwoPeople } from './role-proposals.ts'
import { toAdminLine, toAdminUser } from './to-admin-user.ts'
import { accountTwoStep } from './two-step.ts'

type Calls = typeof adminCalls

export const listUsers: Verb<Calls['listUsers']> = async (context, search) => {
  const { env, accountDb, now } = context
  const { rows, ...ways } = await searchAccounts(accountDb, search, now)
  await auditFile(context, 'users', search)
  const balanceOf = await readBalances(
    openLedgerDatabase(env),
    rows.map(({ uid }) => uid),
  )
  return { list: rows.map((row) => toAdminLine(row, balanceOf(row.uid), now)), ...ways }
}

const adminUserOf = async ({ env, now }: Context, row: UserRow): Promise<AdminUser> =>
  toAdminUser(row, await shownBalance(env, row.uid), now)

/** The answer has the whole email, phone and the devices, so each view is written to the audit log. */
export const getAccount: Verb<Calls['getAccount']> = async (context, { uid }) => {
  const { accountDb, now } = context
  const row = await findUser(accountDb, uid)
  if (!row) return fail('not_found')
  await auditView(context, uid)
  const sessions = await listSessionsOf(accountDb, uid, now)
  return {
    user: await adminUserOf(context, row),
    sessions: sessions.map((session) => toSessionLine(session, null)),
    twoStep: await accountTwoStep(context, uid),
  }
}

const PROPOSAL_MS = 24 * 3_600_000

/** Proposes roles that the account does not have. */
async function proposeNew(context: UserContext, { uid, username }: UserRow, added: readonly Role[]) {
  const { accountDb, now, viewer } = context
  const proposal = { uid, roles: [...added], proposedBy: viewer.uid, createdAt: now, expiresAt: now + PROPOSAL_MS }
  await proposeRoles(accountDb, proposal, auditAccount(context, 'propose_roles', uid, added.join(' ')))
  await tellAdministrators(context, [{ type: 'role_proposed', params: { uid, name: username } }])
}

/** Why an act on an account changed nothing: it does not exist, or the caller was removed as administrator meanwhile. */
const nothingDone = async ({ accountDb }: UserContext, uid: number): Promise<Fail<'not_found' | 'forbidden'>> =>
  fail((await findUser(accountDb, uid)) ? 'forbidden' : 'not_found')

/**
 * Roles that are taken away go at once; new ones too, unless two people must agree. VIP and SVIP follow from the
 * membership's dates and cannot be granted here.
 */
export const setRoles: Verb<Calls['setRoles']> = async (context, { uid, roles }) => {
  const { accountDb, viewer } = context
  // Else the last administrator could remove their own role.
  if (uid === viewer.uid) return fail('not_yourself')
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const wanted = [...new Set(roles)].filter((role) => role !== 'vip' && role !== 'svip').sort()
  const row = await findUser(accountDb, uid)
  if (!row) return fail('not_found')
  const needsTwo = await needsTwoPeople(context)
  const kept = needsTwo ? wanted.filter((role) => row.roles.includes(role)) : wanted
  const isProposed = kept.length < wanted.length
  if (isProposed)
    await proposeNew(
      context,
      row,
      wanted.filter((role) => !kept.includes(role)),
    )
  if (isProposed && kept.length === row.roles.length) return { user: await adminUserOf(context, row), isProposed }
  // Where two people must agree nothing is added: not even a role that was removed since it was read.
  const added = needsTwo ? [] : wanted
  const change = await changeRoles(context, uid, { roles: kept, added, keepsProposal: isProposed })
  if (!change) return nothingDone(context, uid)
  clearViewerCache(uid)
  await announceRoles(context, change)
  return { user: await adminUserOf(context, change.after), isProposed }
}

/** Lists leave out the rooms of a banned streamer in any case; their numbers do not. */
async function endRooms({ env, matchDb, now }: UserContext, uid: number): Promise<void> {
  await refreshRooms(env, await endRoomsOf(matchDb, uid, now))
}

/** Since when an account is banned; null: it is not, undefined: there is none. */
const banOf = async ({ accountDb }: UserContext, uid: number) => (await findUser(accountDb, uid))?.bannedAt

export const ban: Verb<Calls['ban']> = async (context, { uid, reason, isFirst = false }) => {
  const { now, viewer } = context
  if (uid === viewer.uid) return fail('not_yourself')
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const banned = await banAccount(context, uid, { at: now, reason, isFirst })
  if (!banned) return isFirst && (await banOf(context, uid)) ? fail('order_moved') : nothingDone(context, uid)
  closeSessions(context, uid, banned.ended)
  context.defer(endRooms(context, uid))
  return { user: await adminUserOf(context, banned.row) }
}

export const unban: Verb<Calls['unban']> = async (context, { uid, bannedAt }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const at = bannedAt === undefined ? undefined : Date.parse(bannedAt)
  const row = await unbanAccount(context, uid, at)
  if (!row) {
    const now = at === undefined ? undefined : await banOf(context, uid)
    return now === undefined || now === at ? nothingDone(context, uid) : fail('order_moved')
  }
  await notify(context, uid, 'account_note', { note: 'unbanned' })
  return { user: await adminUserOf(context, row) }
}

export const endUserSessions: Verb<Calls['endUserSessions']> = async (context, { uid, id }) => {
  const row = await findUser(context.accountDb, uid)
  if (!row) return fail('not_found')
  const line = auditAccount(context, 'end_sessions', uid, endingSessionIds(uid, id))
  const ended = await endSessions(context.accountDb, uid, id, line)
  closeSessions(context, uid, ended)
  return { ended: ended.length }
}
