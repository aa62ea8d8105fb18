import { expect, test } from 'vitest'
import { testRow } from '#tests/support/match-row.ts'
import { daysOf, filterMatches, parseScheduleSearch, scheduleInput, todayIn } from './schedule-search.ts'

test('invalid search parameters give the default schedule', () => {
  expect(parseScheduleSearch({ view: 'x', day: 'monday', league: '-1', state: 'maybe', page: '1e9' })).toEqual({})
})

test('results are matches that are over, also those with an unknown result, on days back from today', () => {
  expect(scheduleInput({ view: 'results' }, [202], 'UTC', '2026-11-20').statuses).toEqual([
    'finished',
    'result_unknown',
  ])
  expect(daysOf('results', '2026-11-20').slice(0, 2)).toEqual(['2026-11-20', '2026-11-19'])
  expect(daysOf('schedule', '2026-11-30').slice(0, 2)).toEqual(['2026-11-30', '2026-12-01'])
})

test('today is the day in the viewer’s time zone', () => {
  const moment = Date.parse('2026-11-20T22:30:00Z')
  expect(todayIn('Asia/Shanghai', moment)).toBe('2026-11-21')
  expect(todayIn('America/New_York', moment)).toBe('2026-11-20')
})

test('rows are filtered by game, league and state, as far as given', () => {
  const live = testRow(1, 1)
  const off = { ...testRow(2, 1), status: 'postponed' } as const
  const elsewhere = { ...testRow(3, 1), gameId: 1, league: { ...live.league, id: 9, gameId: 1 } }
  const idsOf = (...narrowing: [Parameters<typeof filterMatches>[1], number?]) =>
    filterMatches([live, off, elsewhere], ...narrowing).map(({ id }) => id)
  expect(idsOf({})).toEqual([1, 2, 3])
  expect(idsOf({}, 202)).toEqual([1, 2])
  expect(idsOf({ league: 9 })).toEqual([3])
  expect(idsOf({ state: 'off' })).toEqual([2])
  expect(idsOf({ league: 9, state: 'off' })).toEqual([])
})
