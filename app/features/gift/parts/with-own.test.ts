import { expect, test } from 'vitest'
import { GIFT_BOARD_SIZE } from '#contract/gift-rules.ts'
import { withOwn } from './with-own.ts'

const me = { uid: 9, name: 'ann' }
const fan = (uid: number, place: number, value: number) => ({ uid, place, value })

test('the first gift of a room is in its list before the list is read again', () => {
  const own = { place: 1, value: 1 }
  expect(withOwn([], own, me)).toEqual({ fans: [{ ...me, ...own }], own })
})

test('who gave more than the list knows moves up in it, behind who reached as much before', () => {
  const fans = [fan(1, 1, 30), fan(2, 2, 20), fan(3, 3, 10), fan(9, 4, 5)]
  const board = withOwn(fans, { place: 3, value: 20 }, me)
  expect(board.fans.map(({ uid, place, value }) => [uid, place, value])).toEqual([
    [1, 1, 30],
    [2, 2, 20],
    [9, 3, 20],
    [3, 4, 10],
  ])
  expect(board.own).toEqual({ place: 3, value: 20 })
})

test('a list that knows more than the own place says it for both', () => {
  const fans = [fan(9, 1, 8)]
  expect(withOwn(fans, { place: 2, value: 5 }, me)).toEqual({ fans, own: { place: 1, value: 8 } })
  expect(withOwn(fans, null, me).own).toEqual({ place: 1, value: 8 })
})

test('the list keeps its length, and who is not among the first stays out of it', () => {
  const fans = Array.from({ length: GIFT_BOARD_SIZE }, (_, at) => fan(100 + at, at + 1, 100 - at))
  const beyond = { place: 400, value: 1 }
  expect(withOwn(fans, beyond, me)).toEqual({ fans, own: beyond })
  const second = withOwn(fans, { place: 2, value: 100 }, me)
  expect(second.fans).toHaveLength(GIFT_BOARD_SIZE)
  expect(second.fans[1]?.uid).toBe(9)
  expect(withOwn([], null, me)).toEqual({ fans: [], own: null })
})
