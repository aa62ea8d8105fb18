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
