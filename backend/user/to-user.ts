import { shownBalance } from '#backend/coins/shown-balance.ts'
import type { Context } from '#backend/core/context.ts'
import type { Fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Amounts } from '#backend/core/ledger.ts'
import { maskEmail, maskPhone } from '#backend/core/mask.ts'
import { noOwnUser } from '#backend/identity/find-user.ts'
import { selectUser, type UserRow } from '#backend/identity/users.store.ts'
import { rolesAt, tierAt } from '#backend/identity/viewer.ts'
import type { OwnAccount, User } from '#contract/user.ts'
import { type ProfileCounts, selectProfileCounts } from './profile-counts.store.ts'

const until = (ms: number | null, now: number): string | undefined =>
  ms !== null && ms > now ? instant(ms) : undefined

function toOwn(row: UserRow, counts: ProfileCounts, balance: Amounts, now: number): OwnAccount {
  const vipUntil = until(row.vipUntil, now)
  const svipUntil = until(row.svipUntil, now)
  return {
    ...(row.email ? { email: maskEmail(row.email) } : {}),
    ...(row.phone ? { phone: maskPhone(row.phone, row.areaCode) } : {}),
    ...(row.areaCode ? { areaCode: row.areaCode } : {}),
    hasPassword: row.passwordHash !== null,
    hasChosenName: row.hasChosenName,
    thirdParties: JSON.parse(counts.thirdParties) as number[],
    ...balance,
    ...(vipUntil ? { vipUntil } : {}),
    ...(svipUntil ? { svipUntil } : {}),
    ...(row.deletingAt !== null ? { deletingAt: instant(row.deletingAt) } : {}),
    unreadCount: counts.unreadCount,
  }
}

const DAY_MS = 24 * 3_600_000
/** Noon, UTC: the same day in nearly all time zones. */
const noonOf = (ms: number): number => (Math.floor(ms / DAY_MS) + 0.5) * DAY_MS

/** What a user's row lacks. `balance`: only of the user's own profile. */
interface Related {
  counts: ProfileCounts | undefined
  balance: Amounts | null
}

const NO_COUNTS: ProfileCounts = { followCount: 0, fanCount: 0, unreadCount: 0, thirdParties: '[]', isFollowed: 0 }

function userOf({ viewer, now }: Context, row: UserRow, { counts = NO_COUNTS, balance }: Related): User {
  const isOthers = viewer !== null && viewer.uid !== row.uid
  const membership = tierAt(row, now)
  return {
    uid: row.uid,
    username: row.username,
    ...(membership ? { membership } : {}),
    ...(row.avatar ? { avatar: row.avatar } : {}),
    ...(row.signature ? { signature: row.signature } : {}),
    level: row.level,
    followCount: counts.followCount,
    fanCount: counts.fanCount,
    createdAt: instant(balance ? row.createdAt : noonOf(row.createdAt)),
    ...(!balance && isOthers ? { isFollowed: counts.isFollowed > 0 } : {}),
    ...(rolesAt(row, now).includes('expert') ? { isExpert: true as const } : {}),
    ...(balance ? { roles: rolesAt(row, now), own: toOwn(row, counts, balance, now) } : {}),
  }
}

const countsOf = ({ accountDb, viewer }: Context, uid: number, forSelf: boolean) =>
  selectProfileCounts(accountDb, uid, { viewerUid: viewer?.uid ?? 0, forSelf })

/**
 * A user as the contract describes. `forSelf`: with `own`; the viewer may still be another one when a session has just
 * begun. Otherwise only public fields, with `isFollowed` for a viewer who is signed in.
 */
export async function toUser(context: Context, row: UserRow, forSelf: boolean): Promise<User> {
  if (!forSelf) {
    const [counts] = await countsOf(context, row.uid, false)
    return userOf(context, row, { counts, balance: null })
  }
  const [[counts], balance] = await Promise.all([countsOf(context, row.uid, true), shownBalance(context.env, row.uid)])
  return userOf(context, row, { counts, balance })
}

/** The viewer's own account with all fields, asked of the database at once: every page of a signed-in visitor reads it. */
export async function readOwnUser(context: Context): Promise<User | Fail<'session_invalid' | 'session_missing'>> {
  const { accountDb, viewer } = context
  if (!viewer) return noOwnUser(context)
  const { uid } = viewer
  const [[[row], [counts]], balance] = await Promise.all([
    accountDb.batch([selectUser(accountDb, uid), countsOf(context, uid, true)]),
    shownBalance(context.env, uid),
  ])
  return row ? userOf(context, row, { counts, balance }) : noOwnUser(context)
}
