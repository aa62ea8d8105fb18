import { type } from './ark.ts'
import { call } from './call.ts'
import { IntegerText } from './entities.ts'
import { GIFT_BOARDS, GIFT_COUNT_MAX } from './gift-rules.ts'

export const Gift = type({
  id: 'number.integer',
  /** In the language of the `lan` header. */
  name: 'string',
  price: 'number.integer >= 1',
  currency: "'gold' | 'diamond'",
  /** Address of the still picture. */
  picture: 'string',
  /** Address of the animation, SVGA 2; absent: it has none. */
  'animation?': 'string',
})
export type Gift = typeof Gift.infer

export const SentGift = type({
  giftId: 'number.integer',
  count: 'number.integer',
  /** How many of it the user has sent here in a row, with these. */
  combo: 'number.integer',
})
export type SentGift = typeof SentGift.infer

/** `value`: coins and diamonds together; a diamond is sold for what a coin is sold for. */
export const GiftFan = type({
  place: 'number.integer',
  uid: 'number.integer',
  /** Absent: the account is gone, or banned. */
  'name?': 'string',
  'avatar?': 'string',
  value: 'number.integer',
})
export type GiftFan = typeof GiftFan.infer

const Board = type({ type: type.enumerated(...GIFT_BOARDS), roomId: IntegerText })

export const giftCalls = {
  /** What can be sent, cheapest first. */
  listGifts: call({
    method: 'GET',
    path: '/gift',
    access: 'guest',
    feature: 'gifts',
    cache: { freshSeconds: 60, staleSeconds: 600 },
    input: type({}),
    result: type({ gifts: Gift.array() }),
  }),
  /**
   * Sends a gift to a room's streamer. `not_found`: no such gift or room, or the site has no gifts here; `order_over`: the
   * room has ended; `not_yourself`: it is the caller's own room; `forbidden`: who may not watch may not give.
   */
  sendGift: call({
    method: 'POST',
    path: '/gift/send',
    access: 'user',
    feature: 'gifts',
    isOurs: true,
    errors: ['not_found', 'not_yourself', 'order_over', 'price_changed', 'insufficient_gold', 'insufficient_diamond'],
    input: type({
      /** Made when the button is pressed: the same again answers with the same gift. */
      intent: /^[A-Za-z0-9_-]{8,64}$/,
      roomId: 'number.integer',
      giftId: 'number.integer',
      count: `1 <= number.integer <= ${GIFT_COUNT_MAX}`,
      /** Of one, as the page showed it; another one is `price_changed`. */
      price: 'number.integer',
    }),
    result: SentGift,
  }),
  /**
   * Who gave most in a room, the first twenty. `after`: the room's last message about a gift that the page knows; answers
   * are kept apart by it, so that none from before the message is used.
   */
  getGiftBoard: call({
    method: 'GET',
    path: '/gift/leaderboard/:type',
    params: { type: GIFT_BOARDS },
    access: 'guest',
    feature: 'gifts',
    cache: { freshSeconds: 2, staleSeconds: 8 },
    input: Board.and({ 'after?': IntegerText }),
    result: type({ fans: GiftFan.array() }),
  }),
  /** The caller's own place; absent for who gave nothing. A place beyond 999 is 1,000. */
  getOwnGiftPlace: call({
    method: 'GET',
    path: '/gift/leaderboard/:type/own',
    params: { type: GIFT_BOARDS },
    access: 'user',
    feature: 'gifts',
    isOurs: true,
    input: Board,
    result: type({ 'own?': { place: 'number.integer', value: 'number.integer' } }),
  }),
} as const
