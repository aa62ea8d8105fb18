import { expect, test } from 'vitest'
import type { MatchEvent } from '#contract/match-state.ts'
import { testContest, testLog } from '#tests/support/backend/contests.ts'
import { fold } from '../shared/check-cost.ts'
import { statOf } from '../shared/stats.ts'
import { csPositions } from './positions.ts'
import { roundsRules } from './rules.ts'

type Line = Omit<MatchEvent, 'seq' | 'at'>

const contestOf = (gameId: number) => testContest('rounds', gameId, { bestOf: 3, positions: csPositions, starters: 5 })
const after = (log: readonly Line[], gameId = 2) => fold(roundsRules, contestOf(gameId), testLog(log))
const boardAfter = (log: readonly Line[], gameId = 2) => {
  const { board } = after(log, gameId)
  if (board?.family !== 'rounds') throw new Error('no board of rounds')
  return board
}

const veto: Line[] = [
  { type: 'start' },
  { type: 'map_ban', side: 'home', data: { map: 'Nuke' } },
  { type: 'map_pick', side: 'away', data: { map: 'Mirage' } },
  { type: 'map_decider', data: { map: 'Inferno' } },
]
const mapOne: Line[] = [...veto, { type: 'map_start', data: { map: 1, homeSide: 'attack' } }]
const round = (side: 'home' | 'away', how = 'elimination'): Line[] => [
  { type: 'round_start', data: { homeMoney: 20_000, awayMoney: 12_500 } },
  { type: 'round_won', side, data: { how } },
]
const rounds = (side: 'home' | 'away', count: number): Line[] => Array.from({ length: count }, () => round(side)).flat()

test('the maps chosen stand on the board with who picked them', () => {
  expect(after(veto).phase).toBe('veto')
  expect(boardAfter(veto).maps).toEqual([
    { name: 'Mirage', home: 0, away: 0, pickedBy: 'away' },
    { name: 'Inferno', home: 0, away: 0 },
  ])
})

test('an agent is the player’s for one map, and kept with its figures', () => {
  const { home } = contestOf(14)
  const id = home.squad[0]?.id ?? 0
  const agentOf = (log: readonly Line[]) => after(log, 14).players.find(({ player }) => player === id)?.values
  const started: Line[] = [
    ...veto,
    { type: 'map_start', data: { map: 1, homeSide: 'attack', [`agent${id}`]: 'KAY/O' } },
  ]
  expect(agentOf(started)?.agent).toBe('KAY/O')
  expect(after(started, 14).timeline.at(-1)?.data).toEqual({ map: 1, homeSide: 'attack' })
  const won: Line[] = [...started, ...rounds('home', 13), { type: 'map_won', side: 'home' }]
  expect(agentOf(won)?.m1).toBe('0/0/0/0/KAY/O')
  expect(agentOf([...won, { type: 'map_start', data: { map: 2 } }])).not.toHaveProperty('agent')
})

const roundsTold = (log: readonly Line[], gameId = 2) =>
  after(log, gameId).timeline.filter(({ type }) => type === 'round_won')

test('a map carries its name, sides, and rounds with how they were won', () => {
  const log = [...mapOne, ...round('home', 'bomb'), ...round('away', 'defuse'), ...round('away', 'a new way')]
  expect(after(log).periods).toEqual([{ key: 'm1', home: 1, away: 2, note: 'Mirage', isDone: false }])
  expect(boardAfter(log)).toMatchObject({ homeSide: 'attack', round: 3 })
  expect(roundsTold(log)).toMatchObject([
    { side: 'home', period: 'm1', data: { how: 'bomb', round: 1, homeSide: 'attack' } },
    { side: 'away', period: 'm1', data: { how: 'defuse', round: 2, homeSide: 'attack' } },
    { side: 'away', period: 'm1', data: { how: 'elimination', round: 3, homeSide: 'attack' } },
  ])
  expect(boardAfter(log).maps[0]).toMatchObject({ home: 1, away: 2 })
  expect(after(log).score).toEqual({ home: 0, away: 0 })
})

test('money before each round draws the economy', () => {
  expect(after([...mapOne, ...round('home'), ...round('home')]).chart).toEqual([
    { t: 1, value: 7500, period: 'm1' },
    { t: 2, value: 7500, period: 'm1' },
  ])
})

test('a game without money draws the lead in rounds', () => {
  const state = after([...mapOne, ...round('home'), ...round('away'), ...round('away')], 20)
  expect(state.chartKind).toBe('point_lead')
  expect(state.chart.map(({ value }) => value)).toEqual([1, 0, -1])
})

test('kills thin the teams out, and the next round brings everybody back', () => {
  const log: Line[] = [
    ...mapOne,
    { type: 'round_start' },
    { type: 'kill', side: 'home', player: 101, other: 203, data: { weapon: 'AWP', headshot: true } },
    { type: 'kill', side: 'away', player: 204, other: 101 },
    { type: 'kill', side: 'home', player: 102, other: 204 },
  ]
  expect(boardAfter(log).alive).toEqual({ home: 4, away: 3 })
  expect(statOf(after(log).stats, 'opening_kills')).toMatchObject({ home: 1, away: 0 })
  expect(boardAfter([...log, { type: 'round_start' }]).alive).toEqual({ home: 5, away: 5 })
})

test('the tally at the end of a round completes what was told and counts nothing twice', () => {
  const state = after([
    ...mapOne,
    { type: 'round_start' },
    { type: 'kill', side: 'home', player: 101, other: 203 },
    { type: 'round_won', side: 'home', data: { how: 'elimination', tally101: '3/0/1/280/2', tally203: '0/1/0/15/0' } },
    { type: 'round_start' },
    { type: 'kill', side: 'away', player: 203, other: 101 },
    { type: 'round_won', side: 'away', data: { how: 'time' } },
  ])
  const line = (id: number) => state.players.find(({ player }) => player === id)?.values
  expect(line(101)).toMatchObject({ kills: 3, deaths: 1, assists: 1, adr: 140 })
  expect(line(203)).toMatchObject({ kills: 1, deaths: 1, adr: 7.5 })
  expect(statOf(state.stats, 'kills')).toMatchObject({ home: 3, away: 1 })
  expect(state.timeline.every(({ data }) => !data || !('tally101' in data))).toBe(true)
})

test('a planted bomb is on the board until the next round, and a defusal counts once', () => {
  const planted: Line[] = [...mapOne, { type: 'round_start' }, { type: 'bomb_planted', side: 'home', player: 101 }]
  expect(boardAfter(planted).bomb).toBe('planted')
  const defused: Line[] = [
    ...planted,
    { type: 'bomb_defused', side: 'away', player: 201 },
    { type: 'round_won', side: 'away', data: { how: 'defuse' } },
  ]
  expect(boardAfter(defused).bomb).toBe('defused')
  expect(statOf(after(defused).stats, 'bombs_defused').away).toBe(1)
  expect(boardAfter([...defused, { type: 'round_start' }]).bomb).toBeUndefined()
})

test('each game names what is planted its own way, whatever the feed calls it', () => {
  const log: Line[] = [
    ...mapOne,
    { type: 'round_start' },
    { type: 'bomb_planted', side: 'home', player: 101 },
    { type: 'round_won', side: 'away', data: { how: 'defuse' } },
  ]
  const told = (gameId: number) => {
    const state = after(log, gameId)
    const { device } = boardAfter(log, gameId)
    const [planted, won] = state.timeline.slice(-2)
    return [device, planted?.type, won?.data?.how, state.stats.find(({ key }) => key.endsWith('_planted'))?.key]
  }
  expect(told(2)).toEqual([undefined, 'bomb_planted', 'defuse', 'bombs_planted'])
  expect(told(14)).toEqual(['spike', 'spike_planted', 'spike_defuse', 'spikes_planted'])
  expect(told(20)).toEqual(['defuser', 'defuser_planted', 'defuser_disable', 'defusers_planted'])
  const spike: Line[] = [...mapOne, { type: 'spike_planted', side: 'home' }, ...round('home', 'spike')]
  expect(statOf(after(spike, 14).stats, 'spikes_planted').home).toBe(1)
  expect(boardAfter(spike, 14).bomb).toBe('exploded')
})

test('a round says what the equipment of both teams was worth, where the feed knows it', () => {
  const bought: Line[] = [
    ...mapOne,
    { type: 'round_start', data: { homeMoney: 800, awayMoney: 800, homeWorth: 4100, awayWorth: 3900 } },
  ]
  expect(boardAfter(bought).worth).toEqual({ home: 4100, away: 3900 })
  const log = [...bought, { type: 'round_won', side: 'home' } as const, ...round('away')]
  expect(roundsTold(log).map(({ data }) => [data?.homeWorth, data?.awayWorth])).toEqual([
    [4100, 3900],
    [undefined, undefined],
  ])
  expect(boardAfter(log).worth).toBeUndefined()
})

test('a round says who was left, where kills or tallies tell it', () => {
  const kill: Line = { type: 'kill', side: 'home', player: 101, other: 203 }
  const won = (data: Line['data'] = {}): Line => ({ type: 'round_won', side: 'home', data })
  const start: Line = { type: 'round_start' }
  const log = [
    ...mapOne,
    start,
    kill,
    won(),
    start,
    won({ tally203: '0/1/0/15/0', tally101: '1/1/0/99/0' }),
    start,
    won(),
  ]
  expect(roundsTold(log).map(({ data }) => [data?.homeAlive, data?.awayAlive])).toEqual([
    [5, 4],
    [4, 4],
    [undefined, undefined],
  ])
})

test('a line keeps what each map had of its totals', () => {
  const told = (text: string): Line[] => [
    { type: 'round_start' },
    { type: 'round_won', side: 'home', data: { tally101: text } },
  ]
  const won: Line = { type: 'map_won', side: 'home' }
  const first = [...mapOne, ...told('3/1/0/280/1'), ...told('1/0/1/90/0'), won]
  const both = [...first, { type: 'map_start' } as const, ...told('2/0/0/200/0'), won]
  const line = after(both).players.find(({ player }) => player === 101)?.values
  expect(line).toMatchObject({ m1: '4/1/1/370', m2: '2/0/0/200', kills: 6 })
})

test('half-time and overtime show, and overtime lasts until the map is won', () => {
  const half: Line[] = [...mapOne, ...rounds('home', 12), { type: 'half_time' }]
  expect(after(half).phase).toBe('half_time')
  expect(after([...half, { type: 'round_start', data: { homeSide: 'defence' } }])).toMatchObject({
    phase: 'map',
    board: { homeSide: 'defence' },
  })
  const level: Line[] = [...half, ...rounds('away', 12), { type: 'overtime' }]
  const over = [...level, ...rounds('home', 4), { type: 'map_won', side: 'home' } as const]
  expect(after([...level, ...rounds('home', 1)]).phase).toBe('overtime')
  expect(after(over)).toMatchObject({ phase: 'map_break', score: { home: 1, away: 0 } })
  expect(after(over).periods[0]).toMatchObject({ home: 16, away: 12, isDone: true })
})

test('first rounds of halves and the races to five and ten are counted', () => {
  const state = after([...mapOne, ...rounds('away', 5), ...rounds('home', 7), ...rounds('home', 5)])
  expect(statOf(state.stats, 'pistol_rounds')).toMatchObject({ home: 1, away: 1 })
  expect(statOf(state.stats, 'five_rounds')).toMatchObject({ home: 0, away: 1 })
  expect(statOf(state.stats, 'ten_rounds')).toMatchObject({ home: 1, away: 0 })
})

test('a map won twice counts once, and the next one starts on a clean board', () => {
  const won: Line = { type: 'map_won', side: 'away' }
  const log: Line[] = [...mapOne, ...rounds('away', 3), won, won, { type: 'map_start' }]
  expect(after(log)).toMatchObject({ score: { home: 0, away: 1 }, phase: 'map' })
  expect(boardAfter(log)).toMatchObject({ map: 2, round: 0 })
  expect(boardAfter(log).maps.map(({ name, winner }) => [name, winner])).toEqual([
    ['Mirage', 'away'],
    ['Inferno', undefined],
  ])
})

test('a feed without veto or sides is followed all the same', () => {
  const state = after([
    { type: 'map_start', data: { name: 'Dust II' } },
    { type: 'round_won', side: 'home' },
    { type: 'kill' },
  ])
  expect(state).toMatchObject({ status: 'live', seq: 3 })
  expect(state.periods).toEqual([{ key: 'm1', home: 1, away: 0, note: 'Dust II', isDone: false }])
})

test('unknown events and events after the end change only seq', () => {
  const ended: Line[] = [...mapOne, ...rounds('home', 2), { type: 'map_won', side: 'home' }, { type: 'end' }]
  const state = after([...ended, { type: 'round_won', side: 'away' }, { type: 'camera_cut' }])
  expect(state).toMatchObject({ status: 'finished', winner: 'home', seq: ended.length + 2 })
  expect({ ...state, seq: ended.length }).toEqual(after(ended))
})

test('folding does not change earlier states', () => {
  const before = after([...mapOne, ...rounds('home', 2)])
  const copy = structuredClone(before)
  for (const type of ['kill', 'round_start', 'round_won', 'bomb_planted', 'map_won', 'map_start', 'end'])
    roundsRules.apply(before, { seq: 99, at: '', type, side: 'home', player: 101, other: 201 }, contestOf(2))
  expect(before).toEqual(copy)
})
