import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { setHtmlRenderer } from '#app/lib/cached-html.ts'
import type { MatchRow as Row } from '#contract/match.ts'
import { testRow } from '#tests/support/match-row.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { MatchRow } from './match-row.tsx'

vi.mock('../shell/shell.functions.ts', () => ({}))
// As on the server, where a row is written once for all pages it stands on.
setHtmlRenderer(renderToString)

const shellIn = (zone: string) =>
  ({ zone, locale: { code: 'en_US', tag: 'en', dir: 'ltr' }, display: {}, brand: { features: {} } }) as unknown as Shell
/** Kicks off at 12:00 UTC on Friday, November 20. */
const coming: Row = { ...testRow(1, 1), status: 'scheduled' }

function whenOf(match: Row, today?: string, zone = 'UTC'): string[] {
  const html = renderToString(<MatchRow match={match} shell={shellIn(zone)} showsLeague today={today} />)
  const when = /class="row-when">(.*?)<\/div>/.exec(html)?.[1] ?? ''
  return when.split(/<[^>]*>/).filter(Boolean)
}

test('a list of many days tells the day of every row that is not today’s', () => {
  expect(whenOf(coming, '2026-11-20')).toEqual(['12:00'])
  expect(whenOf(coming, '2026-11-19')).toEqual(['Nov 20', '12:00'])
  expect(whenOf(coming, '2026-11-21')).toEqual(['Nov 20', '12:00'])
  expect(whenOf(coming, '2027-01-01')).toEqual(['Nov 20, 2026', '12:00'])
})

test('the day is the visitor’s own', () => {
  expect(whenOf(coming, '2026-11-20', 'Pacific/Kiritimati')).toEqual(['Nov 21', '02:00'])
})

test('a list of one day, and a match that is on, need none', () => {
  expect(whenOf(coming)).toEqual(['12:00'])
  expect(whenOf(testRow(2, 1), '2026-11-21')[0]).toBe('12:00')
})
