import { post, voidHold } from '#backend/coins/coins.ts'
import type { Context } from '#backend/core/context.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { readStreamers } from '#backend/identity/roles.store.ts'
import { readBroadcasts } from '#backend/room/past-broadcasts.store.ts'
import { logError } from '#contract/log-error.ts'
import type { TicketRefundWhy } from '#contract/ticket-rules.ts'
import { type BroadcastFacts, outcomeOf } from './outcome-of.ts'
import { giveBack, intentOf, refuseTicket } from './pay-ticket.ts'
import {
  type Broadcast,
  countTicket,
  findTicket,
  markForRefund,
  noteRefund,
  readHeld,
  readHeldBroadcasts,
  readMarked,
  readRefused,
  readUnfinished,
  type TicketRow,
} from './tickets.store.ts'

type Working = Pick<Context, 'env' | 'accountDb' | 'matchDb' | 'now'> & {
  /** Tells a buyer that the coins came back; it may be called twice. */
  tellRefund: (row: TicketRow, why: TicketRefundWhy) => Promise<void>
}

/** Limits the work of one run: all broadcasts are looked at together, purchases one by one. The rest is done in the next. */
const BROADCASTS_MAX = 1000
const TICKETS_MAX = 200
const UNFINISHED_MAX = 50
/** How long a call may take that sets coins aside. */
const CALL_MS_MAX = 2 * 60_000
/** How long the ledger is asked again to give back what was set aside for a refused purchase: it may have been away. */
const GIVE_BACK_MS = 15 * 60_000

const keyOf = ({ room, broadcast }: Broadcast): string => `${room} ${broadcast}`

/** What is known of broadcasts, in two queries however many they are. */
async function factsOf({ accountDb, matchDb }: Working, list: readonly Broadcast[]) {
  const found = list.length === 0 ? [] : await readBroadcasts(matchDb, list)
  const streamers = await readStreamers(
    accountDb,
    found.flatMap(({ uid }) => uid ?? []),
  )
  const facts = found.map((row): [string, BroadcastFacts] => {
    const isAllowed = row.isSimulated || (row.uid !== null && streamers.has(row.uid))
    return [
      keyOf(row),
      { broadcast: row.broadcast, isThere: isAllowed && !row.isHidden, isOn: row.isOn === 1, span: row },
    ]
  })
  return new Map(facts)
}

/**
 * Gives the coins of a ticket to streamer and house, or back. The ledger decides which of the two happens, once; what is
 * noted and told here follows from it, so each step may be made twice, and by two at once.
 */
async function settle({ env, now, tellRefund }: Working, row: TicketRow, wish: 'pay' | TicketRefundWhy): Promise<void> {
  const db = openLedgerDatabase(env)
  const deed = { uid: row.uid, intent: intentOf(row), now }
  const first = await (wish === 'pay' ? post(env, deed) : voidHold(env, deed))
  const isDone = first.status === 'done' || first.status === 'again'
  if (!isDone && first.status !== 'closed') throw new Error(`the ledger answers ${first.status}`)
  // Closed: the other of the two has happened before.
  if (isDone === (wish === 'pay')) return void (await countTicket(db, row.id, now))
  const why = (await findTicket(db, row.id))?.refundWhy ?? (wish === 'pay' ? 'gone' : wish)
  await tellRefund(row, why)
  await noteRefund(db, row.id, why, now)
}

/**
 * Staff give the coins of a ticket back while they are held; the ticket as it is then. What dies on the way is finished by
 * the sweep. Undefined when they are not held.
 */
export async function refundTicket(working: Working, id: number): Promise<TicketRow | undefined> {
  const db = openLedgerDatabase(working.env)
  const row = await markForRefund(db, id)
  if (!row) return
  try {
    await settle(working, row, 'staff')
  } catch (error) {
    logError({ event: 'ticket_not_settled', ticket: id }, error)
  }
  return findTicket(db, id)
}

/** Settles tickets of broadcasts that are decided. */
async function settleDecided(working: Working): Promise<void> {
  const db = openLedgerDatabase(working.env)
  const held = await readHeldBroadcasts(db, BROADCASTS_MAX)
  const facts = await factsOf(working, held)
  const outcomes = new Map(
    held.map((of) => {
      const known = facts.get(keyOf(of)) ?? { broadcast: of.broadcast, isThere: false, isOn: false }
      return [keyOf(of), outcomeOf(known, working.now)]
    }),
  )
  const decided = held.filter((of) => outcomes.get(keyOf(of)) !== 'wait')
  const [marked, rows] = [await readMarked(db, TICKETS_MAX), await readHeld(db, decided, TICKETS_MAX)]
  const others = rows.filter(({ refundWhy }) => refundWhy === null)
  await lookAtEach(
    [...marked, ...others].slice(0, TICKETS_MAX),
    async (row) => {
      const outcome = outcomes.get(keyOf(row))
      const wish = row.refundWhy ?? outcome
      if (wish && wish !== 'wait') await settle(working, row, wish)
      return true
    },
    ({ id }, error) => logError({ event: 'ticket_not_settled', ticket: id }, error),
  )
}

/**
 * Pays or gives back what was set aside for broadcasts that are decided, and cancels purchases whose call died. Whatever
 * fails is logged and tried again in the next run.
 */
export async function sweepTickets(working: Working): Promise<void> {
  const { env, now } = working
  const db = openLedgerDatabase(env)
  const refusedIn = { after: now - GIVE_BACK_MS, before: now - CALL_MS_MAX }
  const [unfinished, refused] = await Promise.all([
    readUnfinished(db, now - CALL_MS_MAX, UNFINISHED_MAX),
    readRefused(db, refusedIn, UNFINISHED_MAX),
  ])
  await lookAtEach(
    [...unfinished, ...refused],
    async (row) => {
      await (row.state === 'new' ? refuseTicket : giveBack)(working, row)
      return true
    },
    ({ id }, error) => logError({ event: 'ticket_not_cancelled', ticket: id }, error),
  )
  await settleDecided(working)
}
