import { expect, test } from 'vitest'
import type { OddsLine } from '#contract/match-state.ts'
import { shownOdds } from './shown-odds.ts'

const startsAt = '2026-11-20T19:30:00.000Z'
const line = (at: string, home: number): OddsLine => ({ at, home, away: 3 })
const odds = [
  line('2026-11-20T12:00:00.000Z', 1.9),
  line('2026-11-20T19:00:00.000Z', 1.8),
  line('2026-11-20T21:20:00.000Z', 1.01),
]

test('closing prices are the last ones before the match, the latest of a running match its own', () => {
  expect(shownOdds(odds, { status: 'finished', startsAt })).toEqual({ opening: odds[0], last: odds[1] })
  expect(shownOdds(odds, { status: 'live', startsAt })).toEqual({ opening: odds[0], last: odds[2] })
})

test('without prices before the match there are no closing ones', () => {
  expect(shownOdds(odds.slice(2), { status: 'finished', startsAt })).toEqual({ opening: odds[2], last: undefined })
  expect(shownOdds([], { status: 'finished', startsAt })).toBeUndefined()
})
