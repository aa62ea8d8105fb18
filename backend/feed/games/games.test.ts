import { describe, expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { testContest, testContests, testLog } from '#tests/support/backend/contests.ts'
import { costOf, fold } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { isDecided } from '../shared/series.ts'
import { statOf } from '../shared/stats.ts'
import { gamesKeys } from './keys.ts'
import { gamesPositions, gamesStarters } from './positions.ts'
import { gamesRules } from './rules.ts'
import { gamesSimulator } from './simulate.ts'
import { gamesTitle } from './titles.ts'

type Line = Omit<MatchEvent, 'seq' | 'at'>

const optionsOf = (gameId: number) => ({ positions: gamesPositions(gameId), starters: gamesStarters(gameId) })
const contestOf = (gameId: number) => testContest('games', gameId, optionsOf(gameId))
const after = (log: readonly Line[], gameId: number) => fold(gamesRules, contestOf(gameId), testLog(log))

test('goals show in the game and on the board, and the game goes to who won it', () => {
  const log: Line[] = [
    { type: 'start' },
    { type: 'game_start', data: { game: 1, name: 'Mannfield' } },
    { type: 'goal', side: 'home', player: 102 },
    { type: 'goal', side: 'away', player: 201 },
    { type: 'goal', side: 'home', player: 102 },
  ]
  const state = after(log, 19)
  expect(state).toMatchObject({
    phase: 'game',
    score: { home: 0, away: 0 },
    board: { game: 1, points: { home: 2, away: 1 } },
  })
  expect(state.players.find(({ player }) => player === 102)?.values.goals).toBe(2)
  const won = after([...log, { type: 'game_won', side: 'home' }], 19)
  expect(won).toMatchObject({ phase: 'game_break', score: { home: 1, away: 0 } })
  expect(won.periods).toEqual([{ key: 'g1', home: 2, away: 1, isDone: true, note: 'Mannfield' }])
  expect(won.timeline.filter(({ type }) => /goal|won/.test(type)).map(({ score }) => score)).toEqual([
    { home: 1, away: 0 },
    { home: 1, away: 1 },
    { home: 2, away: 1 },
    { home: 1, away: 0 },
  ])
})

test('a game without points has 1 for its winner', () => {
  const state = after([{ type: 'game_start' }, { type: 'game_won', side: 'away' }], 18)
  expect(state.periods).toEqual([{ key: 'm1', home: 0, away: 1, isDone: true }])
  expect(state.board).toEqual({ family: 'games', bestOf: 5, game: 1 })
})

test('a basket is worth what it says', () => {
  const basket = (points: number): Line => ({ type: 'basket', side: 'home', player: 101, data: { points } })
  expect(after([{ type: 'game_start' }, basket(2), basket(3)], 22).periods[0]).toMatchObject({ home: 5, away: 0 })
})

test('games won are counted', () => {
  const won = (side: 'home' | 'away'): Line[] => [{ type: 'game_start' }, { type: 'game_won', side }]
  const state = after([...won('home'), ...won('away'), ...won('away'), ...won('home')], 21)
  expect(statOf(state.stats, 'games_won')).toMatchObject({ home: 2, away: 2 })
})

test('StarCraft counts maps, whatever the feed calls them', () => {
  const state = after([{ type: 'game_start' }, { type: 'game_won', side: 'home' }, { type: 'map_start' }], 18)
  expect(statOf(state.stats, 'maps_won')).toMatchObject({ home: 1, away: 0 })
  expect(state.periods.map(({ key }) => key)).toEqual(['m1', 'm2'])
  expect(state.timeline.map(({ type }) => type)).toEqual(['map_start', 'map_won', 'map_start'])
})

test('a control map of Overwatch is won with two points, one that is pushed with one, any other with three', () => {
  for (const [seed, contest] of testContests('games', 17, 30, optionsOf(17)).entries()) {
    const { periods } = fold(gamesRules, contest, gamesSimulator.simulate(contest, seed))
    for (const { note = '', home, away } of periods) {
      const points = /^(Ilios|Lijiang Tower|Oasis)$/.test(note) ? 2 : /^(Colosseo|New Queen Street)$/.test(note) ? 1 : 3
      expect(Math.max(home, away), note).toBe(points)
    }
  }
})

test.each([9, 19])('in game %i a shot on target is a goal or is saved by the other side', (gameId) => {
  for (const [seed, contest] of testContests('games', gameId, 30, optionsOf(gameId)).entries()) {
    const { stats } = fold(gamesRules, contest, gamesSimulator.simulate(contest, seed))
    const [goals, shots, saves] = ['goals', 'shots_on_target', 'saves'].map((key) => statOf(stats, key))
    expect(goals?.home).toBeDefined()
    expect(saves?.away).toBe((shots?.home ?? 0) - (goals?.home ?? 0))
    expect(saves?.home).toBe((shots?.away ?? 0) - (goals?.away ?? 0))
  }
})

test('a point without a game opens one, and a game won twice counts once', () => {
  const state = after(
    [
      { type: 'goal', side: 'away' },
      { type: 'game_won', side: 'away' },
      { type: 'game_won', side: 'away' },
    ],
    9,
  )
  expect(state).toMatchObject({ status: 'live', score: { home: 0, away: 1 } })
  expect(state.periods).toEqual([{ key: 'g1', home: 0, away: 1, isDone: true }])
})

test('unknown events and events after the end change only seq', () => {
  const ended: Line[] = [{ type: 'game_start' }, { type: 'game_won', side: 'home' }, { type: 'end' }]
  const late = after([...ended, { type: 'goal', side: 'away' }, { type: 'emote' }], 9)
  expect({ ...late, seq: ended.length }).toEqual(after(ended, 9))
})

describe.each(GAMES.filter(({ family }) => family === 'games').map(({ id, code }) => [code, id] as const))(
  '%s',
  (_, gameId) => {
    const title = gamesTitle(gameId)
    const played = testContests('games', gameId, 100, optionsOf(gameId)).map((contest, seed) => {
      const log = gamesSimulator.simulate(contest, seed)
      return { contest, log, state: fold(gamesRules, contest, log) }
    })

    test('every simulated log is valid', () => {
      for (const { contest, log } of played) expect(logFaults(contest, log, 30)).toEqual([])
    })

    test('the score is the games won, and no game is level', () => {
      for (const { state } of played) {
        const won = { home: 0, away: 0 }
        for (const { home, away } of state.periods) won[home > away ? 'home' : 'away'] += 1
        expect(state.periods.every(({ home, away }) => home !== away)).toBe(true)
        expect(state.score).toEqual(won)
        expect(isDecided(won, title.bestOf)).toBe(true)
        expect(state.winner).toBe(won.home > won.away ? 'home' : 'away')
      }
    })

    test('every key in a simulated log is among the keys of the sport', () => {
      const has = (table: object, key: string) => expect(Object.keys(table)).toContain(key)
      for (const { state } of played) {
        for (const { type } of state.timeline) has(gamesKeys.events, type)
        for (const { key } of state.stats) has(gamesKeys.stats, key)
        for (const key of state.playerColumns) has(gamesKeys.columns, key)
      }
      for (const position of gamesPositions(gameId)) has(gamesKeys.positions, position)
    })

    test('the same contest and seed give the same match, within the time limit', () => {
      const contest = contestOf(gameId)
      expect(gamesSimulator.simulate(contest, 4)).toEqual(gamesSimulator.simulate(contest, 4))
      const { events, foldMs, simulateMs } = costOf(gamesRules, gamesSimulator, contest)
      expect((foldMs / events) * 500).toBeLessThan(4.5)
      expect(simulateMs).toBeLessThan(12)
    })
  },
)

test('postponed and cancelled matches have that status and are not played', () => {
  for (const fate of ['postponed', 'cancelled'] as const) {
    const contest = { ...contestOf(18), fate }
    expect(logFaults(contest, gamesSimulator.simulate(contest, 3), 0)).toEqual([])
  }
})
