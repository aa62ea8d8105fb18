import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { setHtmlRenderer } from '#app/lib/cached-html.ts'
import type { MatchRow as Row } from '#contract/match.ts'
import { testRow } from '#tests/support/match-row.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { MatchRow } from './match-row.tsx'

vi.mock('../shell/shell.functions.ts', () => ({}))
// As on the server, where a row is rendered once for all pages that show it.
setHtmlRenderer(renderToString)

const shellIn = (zone: string) =>
  ({ zone, locale: { code: 'en_US', tag: 'en', dir: 'ltr' }, display: {}, brand: { features: {} } }) as unknown as Shell
/** Kicks off at 12:00 UTC on Friday, November 20. */
const upcoming: Row = { ...testRow(1, 1), status: 'scheduled' }

function whenOf(match: Row, today?: string, zone = 'UTC'): string[] {
  const html = renderToString(<MatchRow match={match} shell={shellIn(zone)} showsLeague today={today} />)
  const when = /class="row-when">(.*?)<\/div>/.exec(html)?.[1] ?? ''
  return when.split(/<[^>]*>/).filter(Boolean)
}

test('in a list of several days, rows that are not of today show their date', () => {
  expect(whenOf(upcoming, '2026-11-20')).toEqual(['12:00'])
  expect(whenOf(upcoming, '2026-11-19')).toEqual(['Nov 20', '12:00'])
  expect(whenOf(upcoming, '2026-11-21')).toEqual(['Nov 20', '12:00'])
  expect(whenOf(upcoming, '2027-01-01')).toEqual(['Nov 20, 2026', '12:00'])
})

test('the date is in the visitor’s time zone', () => {
  expect(whenOf(upcoming, '2026-11-20', 'Pacific/Kiritimati')).toEqual(['Nov 21', '02:00'])
})

test('rows show no date in a list of one day or while a match is live', () => {
  expect(whenOf(upcoming)).toEqual(['12:00'])
  expect(whenOf(testRow(2, 1), '2026-11-21')[0]).toBe('12:00')
})
