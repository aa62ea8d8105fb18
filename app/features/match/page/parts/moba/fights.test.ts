import { expect, test } from 'vitest'
import type { MapPoint } from '#contract/match-moba.ts'
import { fightsOf } from './fights.ts'
import { type MapItem, mapState } from './map-state.ts'

const kill = (clock: number, side: 'home' | 'away', at?: MapPoint) => ({
  seq: clock,
  type: 'kill',
  side,
  clock,
  ...(at ? { at } : {}),
})
const RIVER = { x: 50, y: 50 }
const BASE = { x: 10, y: 10 }

test('kills far apart are two fights, also at one time; fewer than three are none', () => {
  const kills = [
    kill(100, 'home', RIVER),
    kill(102, 'away', BASE),
    kill(105, 'home', RIVER),
    kill(108, 'away', BASE),
    kill(110, 'away', { x: 54, y: 50 }),
    kill(200, 'home', RIVER),
  ]
  expect(fightsOf(kills)).toMatchObject([{ from: 100, to: 110, kills: { home: 2, away: 1 } }])
  expect(fightsOf([...kills, kill(120, 'home', BASE)])).toMatchObject([{ from: 100 }, { from: 102, to: 120 }])
})

test('without places a fight is told by its time alone', () => {
  expect(fightsOf([1, 9, 20, 36].map((clock) => kill(clock, 'away')))).toEqual([
    { seq: 1, from: 1, to: 20, kills: { home: 0, away: 3 } },
  ])
})

const items = (...list: Partial<MapItem>[]): MapItem[] =>
  list.map((item, at) => ({ seq: at + 1, type: 'tower', clock: at, ...item }))
const DOTA = 4

test('two of a kind in one place stand half when one has fallen', () => {
  const state = (count: number) =>
    mapState(
      items(
        { type: 'map_start', data: { map: 1 } },
        ...Array.from({ length: count }, () => ({ side: 'away' as const, data: { tier: 4 } })),
        ...Array.from({ length: count }, () => ({
          type: 'barracks',
          side: 'away' as const,
          data: { lane: 'top' },
        })),
      ),
      DOTA,
    ).buildings.filter(({ left }) => left < 1)
  expect(state(1).map(({ kind, left, side }) => [side, kind, left])).toEqual([
    ['home', 'barracks', 0.5],
    ['home', 'heart', 0.5],
  ])
  expect(state(2).map(({ left }) => left)).toEqual([0, 0])
})

test('a monster of which nobody says where it was has no place', () => {
  const [roshan, told] = mapState(
    items({ type: 'roshan', side: 'home' }, { type: 'roshan', side: 'home', data: { x: 34, y: 67 } }),
    DOTA,
  ).taken
  expect(roshan?.at).toBeUndefined()
  expect(told?.at).toEqual({ x: 34, y: 67 })
})
