import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { testRow } from '#tests/support/match-row.ts'
import { NowLine } from './now-line.tsx'

const { display } = vi.hoisted(() => ({ display: { hidesScores: false } }))
vi.mock('../../shell/shell.functions.ts', () => ({}))
vi.mock('../../live/live.functions.ts', () => ({}))
vi.mock('../../shell/shell.queries.ts', () => ({
  useShell: () => ({ display, prefix: '/en', locale: { tag: 'en' }, zone: 'UTC' }),
  useToday: () => '2026-11-20',
}))

const match: MatchRow = { ...testRow(1, 1), score: { home: 7771, away: 8882 } }
const room: Room = {
  id: 8,
  title: 'A room',
  matchId: 1,
  anchor: { id: 3, name: 'Nell' },
  language: 'en_US',
  state: 'live',
  sources: [],
}

test.each([
  [false, 2],
  [true, 0],
])('what a streamer shows now, with scores hidden: %s', (hidesScores, figures) => {
  display.hidesScores = hidesScores
  const html = renderToString(<NowLine room={room} match={match} />)
  expect(html).toContain(match.home.name)
  expect(html.match(/7771|8882/g) ?? []).toHaveLength(figures)
})
