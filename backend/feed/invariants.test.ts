/** What must be true of every simulated match of every sport, whatever happens in it. */
import { describe, expect, test } from 'vitest'
import { type Family, GAMES } from '#contract/games.ts'
import type { MatchEvent, MatchState, Period, Score } from '#contract/match-state.ts'
import { fixturesOf } from './calendar/fixtures.ts'
import { stageAt } from './calendar/stage.ts'
import { applyEvent, initialState } from './fold.ts'
import { statOf } from './shared/stats.ts'
import { simulatedLog } from './simulated-log.ts'
import type { Contest } from './types.ts'

const STAGE = stageAt(Date.UTC(2026, 10, 20))
const MATCHES_A_GAME = 12

const sumOf = (periods: readonly Period[]): Score => ({
  home: periods.reduce((sum, { home }) => sum + home, 0),
  away: periods.reduce((sum, { away }) => sum + away, 0),
})

/** A period that a retirement cut short counts for nobody. */
const wonBy = (all: readonly Period[]): Score => {
  const periods = all.filter(({ isDone }) => isDone)
  return {
    home: periods.filter(({ home, away }) => home > away).length,
    away: periods.filter(({ home, away }) => away > home).length,
  }
}

/** Periods of these sports add up to the score; of the others each period won counts one. */
const ADDING = new Set<Family>(['football', 'basketball', 'baseball', 'american_football', 'cricket', 'battle_royale'])

/** The highest reading of the clock, seconds; added time of football included. */
const CLOCK_MAX: Partial<Record<Family, (contest: Contest, period: string | undefined) => number>> = {
  football: (_, period) => ({ h1: 2700, h2: 5400, et1: 6300, et2: 7200 })[period ?? 'h1'] ?? 7200,
  basketball: ({ quarterSeconds = 720 }, period) => (period?.startsWith('ot') ? 300 : quarterSeconds),
  american_football: () => 900,
  combat: () => 300,
}
const ADDED_MAX = 15 * 60

/** Statistics that say again what the score or the periods say. */
const SAME_AS: Partial<Record<Family, (state: MatchState) => [string, Score][]>> = {
  tennis: ({ periods }) => [['games_won', sumOf(periods)]],
  sets: ({ periods }) => [['points_won', sumOf(periods)]],
  frames: ({ periods }) => [['points_scored', sumOf(periods)]],
  rounds: ({ periods }) => [['rounds_won', sumOf(periods)]],
  games: ({ score, periods }) => [[periods[0]?.key.startsWith('m') ? 'maps_won' : 'games_won', score]],
}

interface Played {
  contest: Contest
  log: readonly MatchEvent[]
  states: readonly MatchState[]
  end: MatchState
}

function play(matchId: number): Played[] {
  const found = simulatedLog('invariants', matchId)
  if (!found) return []
  const { contest, events } = found
  let state = initialState(contest)
  const states = events.map((event) => {
    state = applyEvent(state, event, contest)
    return state
  })
  return [{ contest, log: events, states, end: state }]
}

const figureOf = ({ stats }: MatchState, key: string) => stats.find((stat) => stat.key === key)

const label = ({ contest }: Played) => `match ${contest.matchId}`

describe.each(GAMES.map((game) => [game.code, game] as const))('%s', (_, game) => {
  const played = fixturesOf(game.id, STAGE)
    .filter(({ fate }) => fate === 'played')
    .slice(0, MATCHES_A_GAME)
    .flatMap(({ matchId }) => play(matchId))

  test('the score is what the periods make, at the end and on the way', () => {
    expect(played.length).toBeGreaterThan(3)
    for (const match of played) {
      if (game.family === 'combat') continue
      const periods = match.end.periods.filter(({ key }) => key !== 'pens')
      const made = ADDING.has(game.family) ? sumOf(periods) : madeBySeries(match.end)
      expect(made, label(match)).toEqual(match.end.score)
      if (!ADDING.has(game.family)) continue
      for (const { periods: so, score } of match.states)
        expect(sumOf(so.filter(({ key }) => key !== 'pens')), label(match)).toEqual(score)
    }
  })

  test('statistics agree with the score', () => {
    for (const match of played)
      for (const [key, score] of SAME_AS[game.family]?.(match.end) ?? [])
        expect(statOf(match.end.stats, key), `${label(match)} ${key}`).toMatchObject(score)
  })

  // The only sport that counts it.
  if (game.family === 'american_football')
    test('the time that the sides had the ball is the time played, at every moment', () => {
      for (const { contest, log, states } of played) {
        let [length, ended, left] = [0, 0, 0]
        for (const [at, { type, clock, data }] of log.entries()) {
          if (type === 'quarter_start') {
            ended += length - left
            length = Number(data?.quarter) <= 4 ? 900 : 600
          }
          left = clock ?? left
          const { home, away } = statOf(states[at]?.stats ?? [], 'time_of_possession')
          expect(home + away, `match ${contest.matchId} event ${at + 1} ${type}`).toBe(ended + length - left)
        }
        expect(ended + length - left).toBeGreaterThanOrEqual(3600)
      }
    })

  test('a simulated match has all of its figures from the first moment on', () => {
    for (const match of played) {
      const first = match.states.find(({ status }) => status === 'live')
      expect(first?.stats.length, label(match)).toBeGreaterThan(0)
      expect(first?.stats.map(({ key }) => key).sort(), label(match)).toEqual(
        match.end.stats.map(({ key }) => key).sort(),
      )
    }
  })

  test('of a feed that does not say that it counts everything, no figure is told that it never sent', () => {
    for (const match of played.slice(0, 3)) {
      let state = initialState(match.contest)
      const sent = new Set<string>()
      for (const event of match.log) {
        const { hasFigures: _, ...data } = event.data ?? {}
        state = applyEvent(state, { ...event, data }, match.contest)
        for (const { key, home, away } of state.stats) if (home !== 0 || away !== 0) sent.add(key)
        // Football learns by the kind of event which figures a feed counts.
        if (game.family === 'football') continue
        const invented = state.stats.filter(({ key }) => !sent.has(key)).map(({ key }) => key)
        if (invented.length > 0) expect(invented, `${label(match)} ${event.type}`).toEqual([])
      }
      for (const stat of state.stats) expect(stat, label(match)).toEqual(figureOf(match.end, stat.key))
    }
  })

  test('the winner is who leads', () => {
    for (const { end } of played) {
      expect(end.status).toBe('finished')
      if (end.score.home === end.score.away || end.endedBy) continue
      expect(end.winner).toBe(end.score.home > end.score.away ? 'home' : 'away')
    }
  })

  test('no number is below 0, no share above 100, and no clock beyond its period', () => {
    for (const match of played)
      for (const [at, state] of match.states.entries()) {
        const where = `${label(match)} event ${at + 1} ${match.log[at]?.type}`
        // A side can lose ground.
        const counted = state.stats.filter(({ key }) => !key.endsWith('_yards'))
        const numbers = [state.score, ...state.periods, ...counted].flatMap(({ home, away }) => [home, away])
        if (numbers.some((value) => !(value >= 0))) expect(where).toBe('without a negative number')
        const shares = state.stats.filter(({ unit }) => unit === 'percent').flatMap(({ home, away }) => [home, away])
        if (shares.some((value) => value > 100)) expect(where).toBe('without a share above 100')
        const limit = CLOCK_MAX[game.family]?.(match.contest, state.periods.at(-1)?.key)
        const added = game.family === 'football' ? ADDED_MAX : 0
        if (limit !== undefined && (state.clock?.seconds ?? 0) > limit + added) expect(where).toBe('within its period')
      }
  })

  test('a best-of ends as soon as somebody has enough, and an even number is nobody’s best-of', () => {
    for (const { contest, end } of played) {
      if (contest.bestOf === undefined || end.endedBy || game.family === 'combat' || game.family === 'battle_royale')
        continue
      expect(contest.bestOf % 2).toBe(1)
      const needed = (contest.bestOf + 1) / 2
      expect(Math.max(end.score.home, end.score.away)).toBe(needed)
      expect(Math.min(end.score.home, end.score.away)).toBeLessThan(needed)
    }
  })
})

/** Of maps of a MOBA the periods are kills, which do not decide: the board says who won. */
function madeBySeries({ periods, board }: MatchState): Score {
  if (board?.family !== 'moba') return wonBy(periods)
  const winners = board.maps.map(({ winner }) => winner)
  return {
    home: winners.filter((winner) => winner === 'home').length,
    away: winners.filter((winner) => winner === 'away').length,
  }
}
