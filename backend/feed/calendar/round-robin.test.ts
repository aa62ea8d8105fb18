import { expect, test } from 'vitest'
import { pairingAt, seasonLength } from './round-robin.ts'

const season = (teams: number) => Array.from({ length: seasonLength(teams) }, (_, at) => pairingAt(teams, at))

test.each([8, 10, 18, 32])('in a season of %i teams everybody meets everybody at home and away', (teams) => {
  const met = new Set(season(teams).map(({ home, away }) => `${home}-${away}`))
  expect(met.size).toBe(teams * (teams - 1))
  expect(season(teams).some(({ home, away }) => home === away)).toBe(false)
})

test('in a round everybody plays once', () => {
  const pairings = season(10)
  for (let round = 1; round <= 18; round++) {
    const inRound = pairings.slice((round - 1) * 5, round * 5)
    expect(new Set(inRound.flatMap(({ home, away }) => [home, away])).size).toBe(10)
  }
})

test('a team waits for about half the league between its matches, from season to season too', () => {
  const teams = 12
  const last = new Map<number, number>()
  for (let index = 0; index < 3 * seasonLength(teams); index++) {
    const { home, away } = pairingAt(teams, index)
    for (const team of [home, away]) {
      expect(index - (last.get(team) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(teams / 2 - 1)
      last.set(team, index)
    }
  }
})
