import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { setHtmlRenderer } from '#app/lib/cached-html.ts'
import type { MatchRow as Row } from '#contract/match-row.ts'
import { testRow } from '#tests/support/match-row.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { MatchRow } from './match-row.tsx'

vi.mock('../shell/shell.functions.ts', () => ({}))
// As on the server, where a row is rendered once for all pages that show it.
setHtmlRenderer(renderToString)

const shellIn = (zone: string, display: Shell['display'] = {}) =>
  ({ zone, locale: { code: 'en_US', tag: 'en', dir: 'ltr' }, display, brand: { features: {} } }) as unknown as Shell
/** Kicks off at 12:00 UTC on Friday, November 20. */
const upcoming: Row = { ...testRow(1, 1), status: 'scheduled' }

function whenOf(match: Row, today?: string, zone = 'UTC', display?: Shell['display']): string[] {
  const html = renderToString(<MatchRow match={match} shell={shellIn(zone, display)} showsLeague today={today} />)
  const when = /class="row-when">(.*?)<\/div>/.exec(html)?.[1] ?? ''
  return when
    .replaceAll('&#x27;', "'")
    .split(/<[^>]*>/)
    .filter(Boolean)
}

test('in a list of several days, rows that are not of today show their date', () => {
  expect(whenOf(upcoming, '2026-11-20')).toEqual(['12:00'])
  expect(whenOf(upcoming, '2026-11-19')).toEqual(['Nov 20', '12:00'])
  expect(whenOf(upcoming, '2026-11-21')).toEqual(['Nov 20', '12:00'])
  expect(whenOf(upcoming, '2027-01-01')).toEqual(['Nov 20, 2026', '12:00'])
})

test('a match of an earlier year that is over has its day and its year', () => {
  const over = { ...upcoming, status: 'finished' } as const
  expect(whenOf(over, '2027-01-01')).toEqual(['Nov 20', '2026'])
  expect(whenOf(over, '2026-11-21')).toEqual(['Nov 20', 'FT'])
})

test('the date is in the visitor’s time zone', () => {
  expect(whenOf(upcoming, '2026-11-20', 'Pacific/Kiritimati')).toEqual(['Nov 21', '02:00'])
})

test('rows of a list of one day show no date', () => {
  expect(whenOf(upcoming)).toEqual(['12:00'])
})

test('a live row shows its clock, or the phase in a break, instead of its start', () => {
  const live = testRow(2, 1)
  const clock = { seconds: 4000, at: live.readAt, isRunning: true, direction: 'up' } as const
  expect(whenOf({ ...live, phase: 'second_half', clock }, '2026-11-21')).toEqual(["67'"])
  expect(whenOf({ ...live, phase: 'half_time', clock: { ...clock, isRunning: false } })).toEqual(['HT'])
})

test('a row of a match that is over says so in short, one that was put off also when it was to be', () => {
  expect(whenOf({ ...upcoming, status: 'finished' })).toEqual(['FT'])
  expect(whenOf({ ...upcoming, status: 'postponed' })).toEqual(['12:00', 'Postp.'])
})

test('a row has two lines for when: one of another day that was put off names the day, not the time', () => {
  expect(whenOf({ ...upcoming, status: 'result_unknown' }, '2026-11-21')).toEqual(['Nov 20', 'No result'])
})

test('a row that hides its score does not tell it by the name of a phase or by a minute of extra time', () => {
  const hidden = (match: Partial<Row>) =>
    whenOf({ ...testRow(2, 1), ...match }, undefined, 'UTC', { hidesScores: true })
  const period = { home: 0, away: 0, isDone: false }
  const clock = { seconds: 4000, at: testRow(2, 1).readAt, isRunning: true, direction: 'up' } as const
  expect(hidden({ gameId: 2, phase: 'map', periods: [{ key: 'm3', ...period }] })).toEqual(['Live'])
  expect(hidden({ phase: 'extra_first', clock: { ...clock, seconds: 5500 } })).toEqual(['Live'])
  expect(hidden({ phase: 'second_half', clock })).toEqual(["67'"])
})

test('the map being played is named for who hears the row', () => {
  const periods = [
    { key: 'm1', home: 13, away: 9, isDone: true },
    { key: 'm2', home: 12, away: 13, isDone: false },
  ]
  const html = renderToString(<MatchRow match={{ ...testRow(3, 1), gameId: 2, periods }} shell={shellIn('UTC')} />)
  expect(html).toMatch(/role="img" aria-label=.Map 2: 12-13/)
})

test('a row carries the short name of a long one, unless both teams would be called the same', () => {
  const row = testRow(4, 1)
  const named = (away: string): Row => ({
    ...row,
    home: { ...row.home, name: 'Deportivo Montesol', shortName: 'Montesol' },
    away: { ...row.away, name: `Racing ${away}`, shortName: away },
  })
  const shortNames = (match: Row) =>
    [...renderToString(<MatchRow match={match} shell={shellIn('UTC')} />).matchAll(/data-short="(.*?)"/g)].map(
      ([, name]) => name,
    )
  expect(shortNames(named('Valdoro'))).toEqual(['Montesol', 'Valdoro'])
  expect(shortNames(named('Montesol'))).toEqual([])
})
