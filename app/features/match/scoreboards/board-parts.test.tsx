import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match-detail.ts'
import { testRow } from '#tests/support/match-row.ts'
import { loadScoreboard, scoreboardOf } from './family-scoreboards.ts'

const NOUGHT = { home: 0, away: 0 }
const NEXT_GAME = { bestOf: 3, map: 2, kills: NOUGHT, gold: NOUGHT, towers: NOUGHT, objectives: [], maps: [] }
const CHART = [{ period: 'm2', at: 60, value: 400 }]

test.each([
  ['players', []],
  ['gold', CHART],
])('before a draft the server draws the board with the part that is first then: %s', async (_part, chart) => {
  // Two pages at once: neither may find the board without its parts.
  const draw = async () => {
    await loadScoreboard('moba')
    const board = { family: 'moba' as const, ...NEXT_GAME }
    const match = { ...testRow(1, 1), status: 'live' as const }
    const detail = { match, live: { board, timeline: [], chart, players: [] } } as unknown as MatchDetail
    const Board = scoreboardOf('moba')?.Board
    return Board ? renderToString(<Board board={board} match={match} people={new Map()} detail={detail} />) : ''
  }
  for (const html of await Promise.all([draw(), draw()])) {
    expect(html).toContain('role="tabpanel"')
    expect(html).not.toContain('<!--$!-->')
  }
})
