import { type } from './ark.ts'
import { call } from './call.ts'
import { ROOM_PRICE_MAX } from './ticket-rules.ts'

export const RoomTicket = type({ roomId: 'number.integer', price: 'number.integer' })
export type RoomTicket = typeof RoomTicket.infer

export const ticketCalls = {
  /**
   * Pays for the broadcast that is on in a room, for all its length. Who has paid for it is answered with what she paid.
   * `not_found`: no such room; `order_over`: nothing is on; `not_yourself`: it is the caller's own room; `forbidden`: a
   * membership is needed too; `order_moved`: a purchase with this intent was cancelled, and nothing is charged.
   */
  unlockRoom: call({
    method: 'POST',
    path: '/orderpay/match/pay/liveUnlock',
    access: 'user',
    errors: ['not_found', 'not_yourself', 'order_over', 'price_changed', 'insufficient_gold', 'order_moved'],
    input: type({
      /** Made when the button is pressed: the same again answers with the same purchase. */
      intent: /^[A-Za-z0-9_-]{8,64}$/,
      roomId: 'number.integer',
      /** In coins, as the page showed it; another one is `price_changed`. */
      price: `1 <= number.integer <= ${ROOM_PRICE_MAX}`,
    }),
    result: RoomTicket,
  }),
} as const
