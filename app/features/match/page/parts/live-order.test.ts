import { expect, test } from 'vitest'
import { liveOrder, neighboursOf } from './live-order.ts'

const match = (id: number, gameId: number, heat: number) => ({ id, gameId, heat })
const ids = (matches: { id: number }[]) => matches.map(({ id }) => id)

test('matches of the same sport come first, the hottest before the others, each once', () => {
  const live = [match(1, 202, 90), match(2, 203, 50), match(3, 202, 95), match(4, 203, 70), match(1, 202, 90)]
  expect(ids(liveOrder(live, 203))).toEqual([4, 2, 3, 1])
})

test('equal heat keeps one order, however the server sorted', () => {
  const [a, b] = [match(7, 203, 50), match(5, 203, 50)]
  expect(ids(liveOrder([a, b], 203))).toEqual(ids(liveOrder([b, a], 203)))
})

test('next and previous go round in a circle', () => {
  const ordered = [match(1, 203, 9), match(2, 203, 8), match(3, 203, 7)]
  const said = (id: number) => {
    const { previous, next } = neighboursOf(ordered, id)
    return [previous?.id, next?.id]
  }
  expect([said(1), said(2), said(3)]).toEqual([
    [3, 2],
    [1, 3],
    [2, 1],
  ])
})

test('from a match that is not live the first is next; alone there is neither', () => {
  expect(neighboursOf([match(1, 203, 9), match(2, 203, 8)], 5)).toMatchObject({ next: { id: 1 }, previous: { id: 2 } })
  expect(neighboursOf([match(1, 203, 9)], 1)).toEqual({})
})
