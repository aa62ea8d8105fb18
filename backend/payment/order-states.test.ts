import { expect, test } from 'vitest'
import {
  isForgotten,
  movesOf,
  nextCheckAt,
  nextEvents,
  nextState,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
} from './order-states.ts'

/** The state after these events, in their order. */
const after = (...events: OrderEvent[]): OrderState =>
  events.reduce<OrderState>((state, event) => nextState(state, event) ?? state, 'created')

test('coins are given on one way only: through a payment, and once', () => {
  const into = (state: OrderState) =>
    ORDER_EVENTS.flatMap((event) =>
      movesOf(event)
        .filter(([, to]) => to === state)
        .map(([from]) => `${from} ${event}`),
    )
  expect(into('crediting')).toEqual(['part_returned accepted', 'paid credit_begun'])
  expect(into('credited')).toEqual(['crediting credit_done'])
  expect(into('paid')).toEqual([
    'created paid',
    'pending paid',
    'failed paid',
    'expired paid',
    'held paid',
    'held accepted',
  ])
})

test('no event leads back to a state before the coins were given, whatever comes and in which order', () => {
  const given: OrderState[] = ['crediting', 'credited', 'part_returned', 'refunding', 'taken', 'returned', 'refunded']
  for (const state of given)
    for (const event of nextEvents(state)) expect(given, `${state} ${event}`).toContain(nextState(state, event))
})

test('from every state an end is reached', () => {
  const reached = new Set<OrderState>(['credited', 'refunded'])
  for (const _ of ORDER_STATES)
    for (const state of ORDER_STATES)
      if (nextEvents(state).some((event) => reached.has(nextState(state, event) as OrderState))) reached.add(state)
  expect(ORDER_STATES.filter((state) => !reached.has(state))).toEqual([])
  expect(nextEvents('refunded')).toEqual([])
})

test('late, doubled and disordered notifications end in the one true state', () => {
  const credited: OrderEvent[] = ['opened', 'paid', 'credit_begun', 'credit_done']
  expect(after(...credited)).toBe('credited')
  expect(after(...credited, 'paid', 'refused', 'lapsed', 'opened', 'paid_otherwise')).toBe('credited')
  expect(after('opened', 'lapsed', 'paid')).toBe('paid')
  expect(after('paid', 'opened')).toBe('paid')
  expect(after('opened', 'money_returned', 'paid')).toBe('refunded')
  expect(after(...credited, 'money_returned', 'coins_taken', 'money_returned', 'paid')).toBe('refunded')
  for (const before of [[], ['paid'], ['paid', 'credit_begun'], credited, ['paid_otherwise']] as OrderEvent[][])
    expect(after(...before, 'part_returned', 'paid', 'credit_done', 'lapsed')).toBe('part_returned')
  expect(after(...credited, 'part_returned', 'money_returned', 'coins_taken')).toBe('refunded')
  // A further part is learned also while a person is asked.
  expect(nextState('part_returned', 'part_returned')).toBe('part_returned')
  expect(after(...credited, 'refund_decided', 'coins_taken', 'money_returned')).toBe('refunded')
  expect(after(...credited, 'refund_decided', 'money_returned', 'coins_taken')).toBe('refunded')
})

test('the sweep asks ever more seldom, and never about an order that is done', () => {
  const waits = [0, 1, 2, 8, 100].map((checks) => nextCheckAt('pending', checks, 0))
  expect(waits).toEqual([2, 4, 8, 360, 360].map((minutes) => minutes * 60_000))
  expect(ORDER_STATES.filter((state) => nextCheckAt(state, 0, 0) === null)).toEqual([
    'held',
    'part_returned',
    'credited',
    'refunded',
  ])
})

test('only an order for which nobody paid is ever deleted', () => {
  expect(ORDER_STATES.filter(isForgotten)).toEqual(['failed', 'expired'])
  expect(nextCheckAt('expired', 0, 0)).toBe(90 * 24 * 3_600_000)
})
