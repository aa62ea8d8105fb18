import { expect, test } from 'vitest'
import {
  eventOf,
  freesPieces,
  movesOf,
  nextCheckAt,
  nextEvents,
  nextState,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
  ownerActsOf,
  staffActsOf,
  statusOf,
} from './order-states.ts'

const into = (state: OrderState) =>
  ORDER_EVENTS.flatMap((event) =>
    movesOf(event)
      .filter(([from, to]) => to === state && from !== to)
      .map(([from]) => `${from} ${event}`),
  )

test('an order is paid on one way only, and coins come back only for one that was paid', () => {
  expect(into('review')).toEqual(['paying paid'])
  expect([...into('cancelling'), ...into('returning')]).toEqual([
    'review cancelled',
    'review refunded',
    'in_progress sent_back',
    'redeemed sent_back',
  ])
  const unpaid: OrderState[] = ['unpaid', 'paying', 'lapsed']
  for (const event of nextEvents('paying')) expect(['review', 'lapsed']).toContain(nextState('paying', event))
  for (const state of ORDER_STATES)
    if (!unpaid.includes(state))
      for (const event of nextEvents(state)) expect(unpaid).not.toContain(nextState(state, event))
})

test('from every state an end is reached, and none leads out of it', () => {
  const ends: OrderState[] = ['lapsed', 'cancelled', 'returned']
  const reached = new Set<OrderState>(ends)
  for (const _ of ORDER_STATES)
    for (const state of ORDER_STATES)
      if (nextEvents(state).some((event) => reached.has(nextState(state, event) as OrderState))) reached.add(state)
  expect(ORDER_STATES.filter((state) => !reached.has(state))).toEqual([])
  for (const state of ends) expect(nextEvents(state)).toEqual([])
})

test('pieces become free by themselves at most once, and never after they were given', () => {
  const freed = ORDER_EVENTS.filter(freesPieces).flatMap((event) => movesOf(event))
  expect(freed).toEqual([
    ['paying', 'lapsed'],
    ['unpaid', 'lapsed'],
    ['unpaid', 'cancelled'],
    ['review', 'cancelling'],
  ])
})

test('each act is legal for whom it is meant, in its time, and for its kind of goods', () => {
  const acts = (state: OrderState, kind: 'physical' | 'virtual') =>
    `${ownerActsOf({ state, kind })} | ${staffActsOf({ state, kind })}`
  expect(Object.fromEntries(ORDER_STATES.map((state) => [state, acts(state, 'physical')]))).toEqual({
    unpaid: 'pay,cancel | ',
    paying: ' | ',
    lapsed: ' | ',
    review: 'cancel | ship,refund',
    in_progress: 'confirm | track,redeem,return',
    redeemed: ' | return',
    cancelling: ' | ',
    cancelled: ' | ',
    returning: ' | ',
    returned: ' | ',
  })
  expect(acts('review', 'virtual')).toBe('cancel | give_cards,refund')
  expect(acts('redeemed', 'virtual')).toBe(' | return')
  expect(eventOf({ state: 'review', kind: 'virtual' }, 'ship')).toBeNull()
  expect(eventOf({ state: 'redeemed', kind: 'physical' }, 'cancel')).toBeNull()
})

test('late and doubled events change nothing', () => {
  const after = (...events: OrderEvent[]) =>
    events.reduce<OrderState>((state, event) => nextState(state, event) ?? state, 'unpaid')
  expect(after('pay_begun', 'lapsed', 'paid', 'hold_lost', 'paid')).toBe('review')
  expect(after('cancelled', 'pay_begun', 'paid')).toBe('cancelled')
  expect(after('pay_begun', 'paid', 'cancelled', 'shipped', 'coins_back', 'sent_back')).toBe('cancelled')
  expect(statusOf(after('lapsed'))).toBe('cancelled')
})

test('the sweep looks at what is under way, ever more seldom, and at what nobody paid when it is over', () => {
  const order = { kind: 'physical', expiresAt: 900_000 } as const
  expect(nextCheckAt('unpaid', order, 0, 0)).toBe(900_000)
  expect([0, 1, 2, 8, 100].map((checks) => nextCheckAt('paying', order, checks, 0))).toEqual(
    [2, 4, 8, 360, 360].map((minutes) => minutes * 60_000),
  )
  expect(ORDER_STATES.filter((state) => nextCheckAt(state, order, 0, 0) === null)).toEqual([
    'lapsed',
    'review',
    'in_progress',
    'redeemed',
    'cancelled',
    'returned',
  ])
  expect(nextCheckAt('review', { ...order, kind: 'virtual' }, 0, 0)).toBe(120_000)
})
