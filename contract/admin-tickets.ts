import { Reason } from './admin-payments.ts'
import { NeedsSecond } from './admin-refunds.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, ways } from './list-part.ts'
import { TICKET_REFUND_WHYS, TICKET_STATES } from './ticket-rules.ts'

const TicketState = type.enumerated(...TICKET_STATES)

/** A broadcast that a user paid for, as administrators see it. */
export const AdminTicket = type({
  id: 'number.integer',
  uid: 'number.integer',
  /** Absent: the account is deleted. */
  'username?': 'string',
  roomId: 'number.integer',
  /** What the streamer calls the room; absent where it has no title of its own, or is gone. */
  'title?': 'string',
  /** When the streamer went on air. */
  broadcast: Instant,
  /** Absent: a simulated streamer. */
  'streamerUid?': 'number.integer',
  'streamerName?': 'string',
  /** Coins, and the streamer's part of them. */
  amount: 'number.integer',
  share: 'number.integer',
  state: TicketState,
  /** Why the coins came back, or are coming back. */
  'refundWhy?': type.enumerated(...TICKET_REFUND_WHYS),
  createdAt: Instant,
  'settledAt?': Instant,
  /** The coins are held: they can be given back. */
  isRefundable: 'boolean',
})
export type AdminTicket = typeof AdminTicket.infer

export const adminTicketCalls = {
  /** The newest first, where `sort` is absent. */
  listTickets: call({
    method: 'GET',
    path: '/admin/tickets',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'id?': IntegerText,
      'uid?': IntegerText,
      'room?': IntegerText,
      'state?': TicketState,
      'sort?': "'oldest'",
    }),
    result: type({ list: AdminTicket.array(), ...ways }),
  }),
  /**
   * Gives the coins back to the buyer, who is told, whatever becomes of the broadcast. `order_moved`: they are not held
   * any more; `not_yourself`: the caller bought it.
   */
  refundTicket: call({
    method: 'POST',
    path: '/admin/ticket/refund',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'proof_needed', 'order_moved', 'not_yourself'],
    input: type({ id: 'number.integer', reason: Reason }),
    result: NeedsSecond.and({ ticket: AdminTicket }),
  }),
} as const
