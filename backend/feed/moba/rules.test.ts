import { expect, test } from 'vitest'
import type { MatchEvent } from '#contract/match-state.ts'
import { type TestContest, testContest, testLog } from '#tests/support/backend/contests.ts'
import { fold } from '../shared/check-cost.ts'
import { statOf } from '../shared/stats.ts'
import { lolPositions } from './positions.ts'
import { mobaRules } from './rules.ts'

type Line = Omit<MatchEvent, 'seq' | 'at'> & { at?: string }

const after = (log: readonly Line[], options: TestContest = {}, gameId = 1) =>
  fold(
    mobaRules,
    testContest('moba', gameId, { bestOf: 3, positions: lolPositions, starters: 5, ...options }),
    testLog(log),
  )

const boardAfter = (log: readonly Line[], gameId = 1) => {
  const { board } = after(log, {}, gameId)
  if (board?.family !== 'moba') throw new Error('no moba board')
  return board
}

const kills = (side: 'home' | 'away', count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'kill', side, clock: 300 + index }))

const mapOne: Line[] = [{ type: 'start' }, { type: 'draft', data: { map: 1 } }, { type: 'map_start', data: { map: 1 } }]

test('the board names the objectives of the game before anything happens', () => {
  expect(boardAfter([]).objectives.map(({ key }) => key)).toEqual(['dragons', 'heralds', 'barons', 'inhibitors'])
  expect(boardAfter([], 4).objectives.map(({ key }) => key)).toEqual(['roshans', 'barracks'])
  expect(boardAfter([], 3).objectives.map(({ key }) => key)).toEqual(['tyrants', 'overlords'])
})

test('an objective has the name its game gives it, whatever the feed calls it', () => {
  const told = (gameId: number) => {
    const log: Line[] = [...mapOne, { type: 'dragon', side: 'home' }, { type: 'lord', side: 'home' }]
    return after(log, {}, gameId)
      .timeline.slice(-2)
      .map(({ type }) => type)
  }
  expect(told(3)).toEqual(['dragon', 'overlord'])
  expect(told(24)).toEqual(['abyssal_dragon', 'dark_slayer'])
  expect(told(25)).toEqual(['dragon', 'lord'])
  expect(statOf(after([...mapOne, { type: 'lord', side: 'away' }], {}, 24).stats, 'dark_slayers').away).toBe(1)
})

test('a map that is over keeps its gold, buildings and objectives, and each line its figures of it', () => {
  const log: Line[] = [
    ...mapOne,
    { type: 'pick', side: 'home', player: 101, data: { hero: 'Ahri' } },
    { type: 'kill', side: 'home', player: 101, other: 201 },
    { type: 'tower', side: 'home' },
    { type: 'dragon', side: 'away' },
    { type: 'economy', data: { homeGold: 50_000, awayGold: 44_000 } },
    { type: 'player_economy', data: { gold101: 12_000, lastHits101: 240 } },
    { type: 'map_won', side: 'home', clock: 1800 },
    { type: 'draft', data: { map: 2 } },
  ]
  expect(boardAfter(log).maps[0]).toMatchObject({
    gold: { home: 50_000, away: 44_000 },
    towers: { home: 1, away: 0 },
    objectives: expect.arrayContaining([{ key: 'dragons', home: 0, away: 1 }]),
  })
  expect(after(log).players.find(({ player }) => player === 101)?.values).toMatchObject({
    m1: '1/0/0/240/12000/Ahri',
    kills: 0,
  })
})

test('picks and bans stand on the board, and the hero on the player', () => {
  const log: Line[] = [
    { type: 'start' },
    { type: 'draft', data: { map: 1 } },
    { type: 'ban', side: 'home', data: { hero: 'Ahri' } },
    { type: 'pick', side: 'away', player: 203, data: { hero: 'Azir' } },
  ]
  expect(boardAfter(log).draft).toEqual({
    home: { picks: [], bans: ['Ahri'] },
    away: { picks: ['Azir'], bans: [] },
  })
  const state = after(log)
  expect(state.phase).toBe('draft')
  expect(state.players.find(({ player }) => player === 203)?.values.hero).toBe('Azir')
})

test('a draft belongs to the game that begins after it', () => {
  const ban: Line = { type: 'ban', side: 'home', data: { hero: 'Ahri' } }
  const { timeline } = after([...mapOne, { type: 'map_won', side: 'home' }, { type: 'draft', data: { map: 2 } }, ban])
  expect(timeline.map(({ type, period }) => `${type} ${period}`)).toEqual(['map_start m1', 'map_won m1', 'ban m2'])
})

test('a kill counts for killer, victim and helpers; the first is first blood', () => {
  const state = after([
    ...mapOne,
    { type: 'kill', side: 'home', player: 101, other: 204, data: { assists: '102,103' } },
  ])
  const line = (id: number) => state.players.find(({ player }) => player === id)?.values
  expect(line(101)).toMatchObject({ kills: 1, kda: 1 })
  expect(line(204)).toMatchObject({ deaths: 1, kda: 0 })
  expect(line(103)).toMatchObject({ assists: 1 })
  expect(state.timeline.at(-1)).toMatchObject({ type: 'first_blood', isKey: true, period: 'm1' })
  expect(statOf(state.stats, 'first_blood')).toMatchObject({ home: 1, away: 0 })
})

test('the races to five and to ten kills are won by whoever is there first, once', () => {
  const state = after([...mapOne, ...kills('away', 4), ...kills('home', 12), ...kills('away', 7)])
  expect(statOf(state.stats, 'five_kills')).toMatchObject({ home: 1, away: 0 })
  expect(statOf(state.stats, 'ten_kills')).toMatchObject({ home: 1, away: 0 })
  expect(statOf(state.stats, 'first_blood')).toMatchObject({ home: 0, away: 1 })
})

test('the second map starts on a clean board, and the match keeps its counts', () => {
  const log: Line[] = [
    ...mapOne,
    ...kills('home', 3),
    { type: 'tower', side: 'home', clock: 700 },
    { type: 'dragon', side: 'away', clock: 720 },
    { type: 'map_won', side: 'home', clock: 1800 },
    { type: 'draft', data: { map: 2 } },
  ]
  const state = after(log)
  expect(state).toMatchObject({ score: { home: 1, away: 0 }, phase: 'draft' })
  expect(state.clock).toBeUndefined()
  expect(boardAfter(log)).toMatchObject({ map: 2, kills: { home: 0, away: 0 }, towers: { home: 0, away: 0 } })
  expect(boardAfter(log).firstBlood).toBeUndefined()
  expect(boardAfter(log).maps).toMatchObject([{ winner: 'home', seconds: 1800, kills: { home: 3, away: 0 } }])
  expect(statOf(state.stats, 'kills').home).toBe(3)
  expect(statOf(state.stats, 'dragons').away).toBe(1)
})

test('a fewer kills map is still won by who won it', () => {
  const state = after([
    ...mapOne,
    ...kills('home', 9),
    ...kills('away', 2),
    { type: 'map_won', side: 'away', clock: 9 },
  ])
  expect(state.score).toEqual({ home: 0, away: 1 })
  expect(state.periods).toEqual([{ key: 'm1', home: 9, away: 2, isDone: true }])
})

test('gold draws the lead, and shows on the board', () => {
  const log: Line[] = [...mapOne, { type: 'economy', clock: 60, data: { homeGold: 3500, awayGold: 4200 } }]
  expect(boardAfter(log).gold).toEqual({ home: 3500, away: 4200 })
  expect(after(log).chart).toEqual([{ t: 60, value: -700, period: 'm1' }])
})

test('the clock stands still in a pause', () => {
  const log: Line[] = [...mapOne, { type: 'pause', clock: 400 }]
  expect(after(log).clock).toMatchObject({ seconds: 400, isRunning: false })
  expect(after([...log, { type: 'resume' }]).clock).toMatchObject({ seconds: 400, isRunning: true })
})

test('a map told twice, or won twice, counts once', () => {
  const won: Line = { type: 'map_won', side: 'home', clock: 1500 }
  const again: Line = { type: 'map_start', data: { map: 1 } }
  const state = after([...mapOne, ...kills('home', 1), again, won, won])
  expect(state.score).toEqual({ home: 1, away: 0 })
  expect(state.periods).toHaveLength(1)
  expect(state.periods[0]?.home).toBe(1)
})

test('a feed without start, drafts or players is followed all the same', () => {
  const state = after([{ type: 'map_start' }, { type: 'kill', side: 'away' }, { type: 'kill' }, { type: 'tower' }])
  expect(state).toMatchObject({ status: 'live', phase: 'map', seq: 4 })
  expect(state.periods).toEqual([{ key: 'm1', home: 0, away: 1, isDone: false }])
})

test('an unlisted player and an unlisted objective are added', () => {
  const state = after([...mapOne, { type: 'roshan', side: 'home' }, { type: 'kill', side: 'home', player: 999 }])
  expect(statOf(state.stats, 'roshans').home).toBe(1)
  expect(state.players.at(-1)).toMatchObject({ player: 999, side: 'home', values: { kills: 1 } })
})

test('a match that ended takes no more kills', () => {
  const ended: Line[] = [...mapOne, { type: 'map_won', side: 'home', clock: 1 }, { type: 'end' }]
  const state = after([...ended, { type: 'kill', side: 'away' }, { type: 'something_new' }])
  expect(state).toMatchObject({ status: 'finished', phase: 'finished', winner: 'home', seq: 7 })
  expect(statOf(state.stats, 'kills').away).toBe(0)
})

test('a postponed match that is played after all is live', () => {
  expect(after([{ type: 'postponed' }]).status).toBe('postponed')
  expect(after([{ type: 'postponed' }, { type: 'start' }])).toMatchObject({ status: 'live', phase: 'draft' })
})

test('a best of two can end level', () => {
  const log: Line[] = [
    ...mapOne,
    { type: 'map_won', side: 'home' },
    { type: 'map_start' },
    { type: 'map_won', side: 'away' },
  ]
  expect(after([...log, { type: 'end' }], { bestOf: 2 })).toMatchObject({ winner: 'draw', score: { home: 1, away: 1 } })
})

test('folding does not change earlier states', () => {
  const contest = testContest('moba', 1, { bestOf: 3, positions: lolPositions, starters: 5 })
  const before = fold(mobaRules, contest, testLog(mapOne))
  const copy = structuredClone(before)
  for (const type of ['kill', 'tower', 'dragon', 'map_won', 'economy', 'draft', 'end'])
    mobaRules.apply(
      before,
      { seq: 9, at: before.startedAt ?? '', type, side: 'home', player: 101, other: 201 },
      contest,
    )
  expect(before).toEqual(copy)
})

test('columns that not every feed has come with the first figure, and go back to none with the next map', () => {
  const told: Line = {
    type: 'player_economy',
    data: { goldPerMinute101: 512, netWorth101: 9000, kills101: 4, deaths101: 2, assists101: 3 },
  }
  const state = after([...mapOne, ...kills('home', 1), told])
  expect(state.playerColumns.slice(-2)).toEqual(['gold_per_minute', 'net_worth'])
  const line = (of: typeof state) => of.players.find(({ player }) => player === 101)?.values
  expect(line(state)).toMatchObject({ kills: 4, match_kills: 4, kda: 3.5, gold_per_minute: 512 })
  expect(after(mapOne).playerColumns).not.toContain('gold_per_minute')
  const next = after([...mapOne, told, { type: 'map_won', side: 'home' }, { type: 'draft', data: { map: 2 } }])
  expect(line(next)).toMatchObject({ kills: 0, match_kills: 4 })
  expect(line(next)).not.toHaveProperty('gold_per_minute')
})
