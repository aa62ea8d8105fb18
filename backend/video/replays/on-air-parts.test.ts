import { expect, test } from 'vitest'
import { onAirParts } from './on-air-parts.ts'

const recording = { from: 100_000, until: 400_000 }

test('only what was on air is a replay, each broadcast its own', () => {
  const broadcasts = [
    { from: 20_000, until: 150_000, matchId: 7 },
    { from: 200_000, until: 260_000, matchId: null },
    { from: 300_000, until: null, matchId: 8 },
  ]
  expect(onAirParts(recording, broadcasts)).toEqual([
    { from: 100_000, until: 150_000, matchId: 7 },
    { from: 200_000, until: 260_000, matchId: null },
    { from: 300_000, until: 400_000, matchId: 8 },
  ])
})

test('what was never on air, or for a moment, is none', () => {
  expect(onAirParts(recording, [])).toEqual([])
  const broadcasts = [
    { from: 0, until: 100_000, matchId: null },
    { from: 120_000, until: 129_999, matchId: null },
    { from: 395_000, until: null, matchId: null },
  ]
  expect(onAirParts(recording, broadcasts)).toEqual([])
})
