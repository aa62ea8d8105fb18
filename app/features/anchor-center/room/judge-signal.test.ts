import { expect, test } from 'vitest'
import { judgeSignal, type Piece } from './judge-signal.ts'

/** Pieces of two seconds each. */
const pieces = (kbps: readonly number[]): Piece[] =>
  kbps.map((rate, place) => ({ at: 1_795_400_000_000 + place * 2000, bytes: rate * 250 }))

test('a steady signal is good, or too low by its bitrate', () => {
  expect(judgeSignal(pieces([2500, 2600, 2400, 2500]))).toEqual({ kbps: 2500, judgement: 'good' })
  expect(judgeSignal(pieces([500, 520, 480, 500]))).toEqual({ kbps: 500, judgement: 'low' })
})

test('a gap, or a piece with next to nothing, makes it unsteady, in whatever order they came', () => {
  const gap = pieces([2500, 2500, 2500, 2500, 2500]).map((piece, place) => ({
    ...piece,
    at: piece.at + (place > 2 ? 8000 : 0),
  }))
  expect(judgeSignal(gap)?.judgement).toBe('unsteady')
  expect(judgeSignal(gap.toReversed())?.judgement).toBe('unsteady')
  expect(judgeSignal(pieces([2500, 2500, 300, 2500, 2500]))?.judgement).toBe('unsteady')
})

test('of a few pieces nothing is said', () => {
  expect(judgeSignal(pieces([2500, 2500, 2500]))).toBeNull()
  expect(judgeSignal([])).toBeNull()
})
