import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { readUsernames } from '#backend/identity/usernames.store.ts'
import { readRoomTitles } from '#backend/room/room-titles.store.ts'
import { refundTicket as giveBack } from '#backend/ticket/settle-tickets.ts'
import { findTicket, searchTickets, type TicketRow } from '#backend/ticket/tickets.store.ts'
import { tellTicketRefund } from '#backend/user/tell-ticket-refund.ts'
import type { AdminTicket, adminTicketCalls } from '#contract/admin-tickets.ts'
import { auditDecision, auditFile } from './audit.store.ts'
import { byTwo } from './refund-requests.ts'

type Calls = typeof adminTicketCalls

async function toAdminTickets({ accountDb, matchDb }: UserContext, rows: readonly TicketRow[]): Promise<AdminTicket[]> {
  const [names, titles] = await Promise.all([
    readUsernames(
      accountDb,
      rows.flatMap(({ uid, streamerUid }) => [uid, streamerUid]),
    ),
    readRoomTitles(
      matchDb,
      rows.map(({ room }) => room),
    ),
  ])
  return rows.map((row) => {
    const { id, uid, room, broadcast, streamerUid, amount, share, state, refundWhy, createdAt, settledAt } = row
    const [username, streamerName, title] = [names.get(uid), names.get(streamerUid), titles.get(room)]
    return {
      id,
      uid,
      ...(username === undefined ? {} : { username }),
      roomId: room,
      ...(title === undefined ? {} : { title }),
      broadcast: instant(broadcast),
      ...(streamerUid === 0 ? {} : { streamerUid }),
      ...(streamerName === undefined ? {} : { streamerName }),
      amount,
      share,
      state,
      ...(refundWhy === null ? {} : { refundWhy }),
      createdAt: instant(createdAt),
      ...(settledAt === null ? {} : { settledAt: instant(settledAt) }),
      isRefundable: state === 'held' && refundWhy === null,
    }
  })
}

export const listTickets: Verb<Calls['listTickets']> = async (context, search) => {
  const { rows, ...ways } = await searchTickets(openLedgerDatabase(context.env), search)
  await auditFile(context, 'tickets', search)
  return { list: await toAdminTickets(context, rows), ...ways }
}

/**
 * The audit line is written before the coins move, in another database: one that is there without a refund says that it
 * was tried. What dies after the refund was decided is finished by the sweep of tickets.
 */
export const refundTicket: Verb<Calls['refundTicket']> = async (context, { id, reason }) => {
  const { env, viewer } = context
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const row = await findTicket(openLedgerDatabase(env), id)
  if (!row) return fail('not_found')
  if (row.uid === viewer.uid) return fail('not_yourself')
  if (row.state !== 'held' || row.refundWhy !== null) return fail('order_moved')
  const { uid, amount } = row
  const after = await byTwo(context, { kind: 'ticket', id, uid, gold: amount, diamond: 0 }, reason, async () => {
    if (!(await auditDecision(context, 'refund_ticket', `${id} ${reason.trim()}`, uid))) return fail('not_found')
    const settled = await giveBack({ ...context, tellRefund: tellTicketRefund(context) }, id)
    return settled && settled.state !== 'done' ? settled : fail('order_moved')
  })
  if (after instanceof Fail) return after
  const [ticket] = await toAdminTickets(context, [after ?? row])
  if (!ticket) return fail('not_found')
  return after ? { ticket } : { ticket, needsSecond: true }
}
