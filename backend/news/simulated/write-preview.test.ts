import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { textOf } from '#contract/news-document.ts'
import { WRITTEN } from './phrases.ts'
import { writePreview } from './write-preview.ts'

const [home, away] = [
  { id: 1, name: 'Northtown' },
  { id: 2, name: 'Southport' },
]
const match = { id: 9, gameId: 202, status: 'scheduled', home, away, league: { name: 'Harbour Cup' } }
const meeting = (winner: 'home' | 'away' | 'draw') => ({ winner, home, away, score: { home: 1, away: 1 } }) as MatchRow

const third = { id: 3, name: 'Eastham' }
/** Results of a side against others, the last first, by their letters: W, D and L. */
const against = (team: typeof home, results: string) =>
  [...results].map(
    (letter) =>
      ({
        winner: letter === 'W' ? 'home' : letter === 'L' ? 'away' : 'draw',
        home: team,
        away: third,
        score: { home: 1, away: 1 },
      }) as MatchRow,
  )

const preview = (meetings: MatchRow[], lan: (typeof WRITTEN)[number] = 'en_US') => {
  const written = writePreview(
    { match } as MatchDetail,
    { meetings, homeRecent: [meeting('home')], awayRecent: [] },
    lan,
  )
  return written ? textOf(written.document) : ''
}

test('one meeting is told as one, several by their number', () => {
  expect(preview([meeting('away')])).toContain('When they last met, Southport won.')
  expect(preview([meeting('draw')])).toContain('Their last meeting was drawn.')
  expect(preview([meeting('home'), meeting('away')])).toContain('They won one each of their last two meetings.')
  for (const lan of WRITTEN)
    for (const winner of ['home', 'draw'] as const)
      expect(preview([meeting(winner)], lan)).not.toMatch(/[{}]|undefined/)
})

const SUMMARIES: [string, string, string, MatchRow[], RegExp][] = [
  ['wins in a row', 'WWWW', 'WL', [], /(won|winning) each of the last four matches/],
  ['defeats in a row', 'WL', 'LLL', [], /(lost|losing) each of the last three matches/],
  ['no defeat', 'WDWDL', 'WL', [], /(did not lose any of|Without defeat in) the last four matches/],
  [
    'most meetings won',
    'WL',
    'LW',
    [meeting('away'), meeting('away'), meeting('home')],
    /two of (the|their) last three meetings/,
  ],
  ['all meetings won', 'WL', 'LW', [meeting('home'), meeting('home')], /both of (the|their) last two meetings/],
  ['what both have won', 'WLWLW', 'LLWL', [], /(?=.*last four matches)(?=.*Northtown won two)(?=.*Southport one)/],
]
test.each(SUMMARIES)('a summary tells %s, and names each side once', (_, own, others, meetings, told) => {
  for (const lan of WRITTEN)
    for (let id = 1; id <= 6; id += 1) {
      const written = writePreview(
        { match: { ...match, id } } as MatchDetail,
        { meetings, homeRecent: against(home, own), awayRecent: against(away, others) },
        lan,
      )
      const summary = written?.summary ?? ''
      for (const { name } of [home, away]) expect(summary.split(name), `${lan}: ${summary}`).toHaveLength(2)
      expect(summary).not.toMatch(/[{}]|undefined/)
      if (lan === 'en_US') expect(summary).toMatch(told)
    }
})
