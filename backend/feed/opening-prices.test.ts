/** What bookmakers ask before a simulated match is believable, and their markets agree. */
import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import type { OddsLine } from '#contract/match-state.ts'
import { fixturesOf } from './calendar/fixtures.ts'
import { stageAt } from './calendar/stage.ts'
import { readOdds } from './shared/odds.ts'
import { writeLog } from './simulated-log.ts'

const STAGE = stageAt(Date.UTC(2026, 10, 20))
const MATCHES_A_GAME = 16

function openingsOf(gameId: number): OddsLine[][] {
  const fixtures = fixturesOf(gameId, STAGE)
  const step = Math.max(1, Math.floor(fixtures.length / MATCHES_A_GAME))
  return fixtures
    .filter(({ fate }, at) => fate === 'played' && at % step === 0)
    .map((fixture) =>
      writeLog('openings', fixture)
        .events.filter(({ at, type }) => type === 'odds' && Date.parse(at) < fixture.startsAt)
        .flatMap((event) => readOdds(event) ?? []),
    )
}

/** Home's share of what two prices imply. */
const shareOf = (home: number, away: number): number => 1 / home / (1 / home + 1 / away)

test.each(GAMES.map(({ id, code }) => [code, id] as const))('prices before a match of %s', (_, gameId) => {
  for (const lines of openingsOf(gameId)) {
    expect(lines.length).toBeGreaterThan(1)
    for (const { home, away, draw, handicap } of lines) {
      expect(Math.min(home, away)).toBeGreaterThanOrEqual(1.02)
      expect(Math.max(home, away)).toBeLessThanOrEqual(26)
      if (draw !== undefined || !handicap) continue
      const [wins, covers] = [shareOf(home, away), shareOf(handicap.home, handicap.away)]
      // Who gives points away covers less often than it wins.
      if (handicap.line < 0) expect(covers).toBeLessThan(wins + 0.01)
      else expect(covers).toBeGreaterThan(wins - 0.01)
    }
    const shares = lines.map(({ home, away }) => shareOf(home, away))
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.13)
  }
})
