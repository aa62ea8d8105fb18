import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testRow } from '#tests/support/match-row.ts'
import { ScoreCentre } from './score-centre.tsx'

const LOL = 1
const PUBG = 5

const stateOf = (gameId: number, home: number, away: number, bestOf: number): string => {
  const match = { ...testRow(1, 1), gameId, phase: 'map_break', score: { home, away }, bestOf }
  return renderToString(<ScoreCentre match={match} />)
}

test('a series that is won is over before its feed ends it, and one that is not has a break', () => {
  expect(stateOf(LOL, 2, 1, 3)).toContain('Finished')
  expect(stateOf(LOL, 2, 1, 3)).not.toContain('Break')
  expect(stateOf(LOL, 1, 1, 3)).toContain('Break')
})

test('points of maps that are added up decide no series', () => {
  expect(stateOf(PUBG, 21, 8, 4)).not.toContain('Finished')
})
