import { expect, test } from 'vitest'
import type { MatchEvent, Side } from '#contract/match-state.ts'
import { testContests } from '#tests/support/backend/contests.ts'
import { fold } from '../../shared/check-cost.ts'
import { statOf } from '../../shared/stats.ts'
import { gamesPositions, gamesStarters } from '../positions.ts'
import { gamesRules } from '../rules.ts'
import { gamesSimulator } from '../simulate.ts'

const SIDES = ['home', 'away'] as const

const played = (gameId: number, count = 40) =>
  testContests('games', gameId, count, { positions: gamesPositions(gameId), starters: gamesStarters(gameId) }).map(
    (contest, seed) => {
      const log = gamesSimulator.simulate(contest, seed)
      return { log, state: fold(gamesRules, contest, log) }
    },
  )

/** The events of a log, game by game. */
function gamesOf(log: readonly MatchEvent[]): MatchEvent[][] {
  const games: MatchEvent[][] = []
  for (const event of log) {
    if (event.type === 'game_start') games.push([])
    games.at(-1)?.push(event)
  }
  return games
}

test('a map of StarCraft or Warcraft goes to who has the better of its last battle and the larger army', () => {
  for (const { log } of [...played(18), ...played(23)])
    for (const game of gamesOf(log)) {
      const won = game.find(({ type }) => type === 'game_won')
      const { homeSupply, awaySupply } = won?.data ?? {}
      expect(game.findLast(({ type }) => type === 'battle')?.side).toBe(won?.side)
      expect(Number(homeSupply) > Number(awaySupply) ? 'home' : 'away').toBe(won?.side)
    }
})

test('the clock of a map never runs back', () => {
  for (const gameId of [17, 18, 23])
    for (const { log } of played(gameId, 20))
      for (const game of gamesOf(log)) {
        const clocks = game.flatMap(({ clock }) => clock ?? [])
        expect(clocks.length).toBeGreaterThan(5)
        expect(clocks).toEqual(clocks.toSorted((a, b) => a - b))
      }
})

test('races are kept for the match, and Warcraft trains heroes of its own race', () => {
  for (const { log } of played(23)) {
    const starts = log
      .filter(({ type }) => type === 'game_start')
      .map(({ data }) => `${data?.homePick} ${data?.awayPick}`)
    expect(new Set(starts).size).toBe(1)
    const [first] = log.filter(({ type }) => type === 'game_start')
    for (const { side, data } of log.filter(({ type }) => type === 'hero_trained'))
      if (first?.data?.[`${side}Pick`] === 'undead')
        expect(['Death Knight', 'Lich', 'Crypt Lord']).toContain(data?.hero)
  }
})

test('Hearthstone is Conquest: nobody plays a banned class, or one again that has won', () => {
  for (const { log } of played(21)) {
    const decks = (side: Side) =>
      log.filter((event) => event.type === 'deck' && event.side === side).map(({ data }) => data?.deck)
    const bannedBy = (side: Side) => log.find((event) => event.type === 'deck_ban' && event.side === side)?.data?.deck
    expect(decks('home')).toContain(bannedBy('away'))
    const won: Record<Side, unknown[]> = { home: [bannedBy('away')], away: [bannedBy('home')] }
    for (const game of gamesOf(log)) {
      const data = game[0]?.data
      const winner = game.find(({ type }) => type === 'game_won')?.side ?? 'home'
      for (const side of SIDES) {
        expect(decks(side)).toContain(data?.[`${side}Pick`])
        expect(won[side]).not.toContain(data?.[`${side}Pick`])
      }
      won[winner].push(data?.[`${winner}Pick`])
    }
  }
})

test('health of Hearthstone falls from turn to turn, and who wins has some left', () => {
  for (const { log } of played(21))
    for (const game of gamesOf(log)) {
      const won = game.find(({ type }) => type === 'game_won')
      for (const side of SIDES) {
        const health = [...game.filter(({ type }) => type === 'turn'), won].map((event) =>
          Number(event?.data?.[`${side}Health`]),
        )
        expect(health).toEqual(health.toSorted((a, b) => b - a))
      }
      expect(Number(won?.data?.[`${won.side}Health`])).toBeGreaterThan(0)
    }
})

test('a perfect leaves all health, and each round of Street Fighter tells how it ended', () => {
  const rounds = played(28).flatMap(({ log }) => log.filter(({ type }) => type === 'round_won'))
  for (const { data } of rounds) {
    expect(data?.finish === 'perfect').toBe(data?.health === 100)
    expect(Number(data?.health)).toBeGreaterThan(0)
  }
  expect(new Set(rounds.map(({ data }) => data?.finish))).toEqual(
    new Set(['ko', 'critical_art', 'perfect', 'time_up', 'chip']),
  )
})

test('final blows of an Overwatch team are the deaths of the other, and no hero is played twice in a team', () => {
  for (const { log, state } of played(17, 20)) {
    for (const side of SIDES) {
      const rivals = state.players.filter((line) => line.side !== side)
      const deaths = rivals.reduce((sum, { values }) => sum + Number(values.deaths), 0)
      expect(statOf(state.stats, 'final_blows')[side]).toBe(deaths)
    }
    for (const game of gamesOf(log))
      for (const side of SIDES) {
        const heroes = game
          .filter((event) => event.type === 'pick' && event.side === side)
          .map(({ data }) => data?.hero)
        expect(new Set(heroes).size).toBe(5)
      }
  }
})

test('tallies are in no timeline', () => {
  for (const { state } of played(17, 5)) expect(state.timeline.some(({ type }) => type === 'tally')).toBe(false)
})

test('a game of Three Kingdoms is lost with the last general', () => {
  for (const { log } of played(27))
    for (const game of gamesOf(log)) {
      const won = game.find(({ type }) => type === 'game_won')
      const fallen = (side: Side) =>
        game.filter((event) => event.type === 'general_defeated' && event.side === side).length
      expect(fallen(won?.side ?? 'home')).toBe(3)
      expect(Math.min(fallen('home'), fallen('away'))).toBeLessThan(3)
    }
})
