import { describe, expect, test } from 'vitest'
import { fixturesOf } from '#backend/feed/calendar/fixtures.ts'
import { stageAt } from '#backend/feed/calendar/stage.ts'
import { applyEvent, initialState } from '#backend/feed/fold.ts'
import { simulatedLog } from '#backend/feed/simulated-log.ts'
import { type Family, GAMES } from '#contract/games.ts'
import type { MatchEvent, MatchState, Score } from '#contract/match-state.ts'
import { type PlanOption, profitOf } from '#contract/plan-rules.ts'
import { resultOf } from './result-of.ts'

type Option = Omit<PlanOption, 'odds'>

const STAGE = stageAt(Date.UTC(2026, 10, 20))
const MATCHES_A_GAME = 20
const LATER = Date.UTC(2030, 0, 1)

const POINTS: Readonly<Record<string, number>> = { two_made: 2, three_made: 3 }

/** What the plays of a basketball match add up to, without what came after the fourth quarter where that is asked for. */
function pointsOf(log: readonly MatchEvent[], isRegular: boolean): Score {
  const score = { home: 0, away: 0 }
  let period = 0
  for (const { type, side, data } of log) {
    if (type === 'period_start') period += 1
    const points = type === 'free_throws' ? Number(data?.made ?? 0) : (POINTS[type] ?? 0)
    if (side && points > 0 && (!isRegular || period <= 4)) score[side] += points
  }
  return score
}

const winsOf = (winners: readonly (string | undefined)[]): Score => ({
  home: winners.filter((winner) => winner === 'home').length,
  away: winners.filter((winner) => winner === 'away').length,
})

/** The score as it follows from what the match is made of: plays, sets, maps. Undefined where this test knows no other way. */
function countedScore(family: Family, log: readonly MatchEvent[], end: MatchState): Score | undefined {
  const { periods, board } = end
  if (family === 'basketball') return pointsOf(log, false)
  if (family === 'tennis' || family === 'sets' || family === 'rounds')
    return winsOf(periods.filter(({ isDone }) => isDone).map(({ home, away }) => (home > away ? 'home' : 'away')))
  if (board?.family === 'moba') return winsOf(board.maps.map(({ winner }) => winner))
  return undefined
}

/** What a coin at even money brings: half of it is on each of the two lines beside a quarter. */
function byTheBook(ahead: number): number {
  const parts = Number.isInteger(ahead * 2) ? [ahead, ahead] : [ahead - 0.25, ahead + 0.25]
  return parts.reduce((sum, part) => sum + Math.sign(part) / 2, 0)
}

function expected({ play, choice, line = 0 }: Option, score: Score, regular: Score): number {
  const lead = score.home - score.away
  if (play === 'handicap') return byTheBook(choice === 'home' ? lead + line : -lead - line)
  if (play === 'total') return byTheBook((score.home + score.away - line) * (choice === 'over' ? 1 : -1))
  const { home, away } = play === 'result' ? regular : score
  const winner = home > away ? 'home' : home < away ? 'away' : 'draw'
  if (play === 'winner' && winner === 'draw') return 0
  return winner === choice ? 1 : -1
}

/** Every play, on lines around what the match came to. */
function optionsAbout({ home, away }: Score, family: Family): Option[] {
  const about = (middle: number) => [-1, -0.5, -0.25, 0, 0.25, 0.5, 1].map((step) => middle + step)
  const sides = ['home', 'away'] as const
  return [
    ...sides.map((choice): Option => ({ play: 'winner', choice })),
    ...(family === 'basketball'
      ? (['home', 'draw', 'away'] as const).map((choice): Option => ({ play: 'result', choice }))
      : []),
    ...about(away - home).flatMap((line) => sides.map((choice): Option => ({ play: 'handicap', choice, line }))),
    ...about(home + away).flatMap((line) =>
      (['over', 'under'] as const).map((choice): Option => ({ play: 'total', choice, line })),
    ),
  ]
}

const SETTLED = GAMES.filter(({ family }) => ['basketball', 'tennis', 'sets', 'rounds', 'moba'].includes(family))

describe.each(SETTLED.map((game) => [game.code, game] as const))('%s', (_, { id, family }) => {
  const played = fixturesOf(id, STAGE)
    .filter(({ fate }) => fate === 'played')
    .slice(0, MATCHES_A_GAME)
    .flatMap(({ matchId }) => simulatedLog('settled', matchId) ?? [])

  test('each plan is settled by what the log of the match adds up to', () => {
    let settled = 0
    for (const { contest, events } of played) {
      const end = events.reduce((state, event) => applyEvent(state, event, contest), initialState(contest))
      const score = countedScore(family, events, end)
      if (end.status !== 'finished' || end.endedBy !== undefined || !score) continue
      const regular = family === 'basketball' ? pointsOf(events, true) : score
      for (const option of optionsAbout(score, family)) {
        const result = resultOf(option, { family, startsAt: 0 }, end, LATER)
        const told = `match ${contest.matchId}, ${option.play} ${option.choice} ${option.line ?? ''}, ${score.home}-${score.away}`
        expect(result === null ? undefined : profitOf(result, 2) + 0, told).toBe(expected(option, score, regular) + 0)
        settled += 1
      }
    }
    expect(settled).toBeGreaterThan(100)
  })
})
