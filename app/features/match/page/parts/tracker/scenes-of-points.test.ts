import { expect, test } from 'vitest'
import type { Play } from '#contract/match-plays.ts'
import type { Score, Side } from '#contract/match-state.ts'
import { playsOf } from '#tests/support/plays.ts'
import { fightScene } from './fight-scene.ts'
import { lobbyScene } from './lobby-scene.ts'
import { rallyScene } from './rally-scene.ts'
import { ballsFor, snookerScene } from './snooker-scene.ts'

const NOUGHT: Score = { home: 0, away: 0 }
const points = (home: number, away: number): Score => ({ home, away })

const point = (side: Side, how: string, stands: Score, data = {}): Partial<Play> => ({
  ...{ type: 'point', side, serving: side, period: 's1', data: { how, ...data } },
  board: { family: 'sets', points: stands },
})
const SETS = playsOf(
  { type: 'start', board: { family: 'sets', points: NOUGHT } },
  { type: 'set_start', serving: 'away', period: 's1', board: { family: 'sets', points: NOUGHT } },
  point('home', 'attack', points(1, 0), { x: 90, y: 20 }),
  point('home', 'ace', points(2, 0), { x: 70, y: 50 }),
  { type: 'timeout', side: 'away', serving: 'home', period: 's1', board: { family: 'sets', points: points(2, 0) } },
  point('home', 'error', points(3, 0), { x: -6, y: 50 }),
  point('away', 'block', points(3, 1), { x: 55, y: 30 }),
  {
    ...{ type: 'set_won', side: 'away', serving: 'away', period: 's1', score: points(0, 1), isKey: true },
    board: { family: 'sets', points: points(3, 1) },
  },
  { type: 'set_start', serving: 'home', period: 's2', score: points(0, 1), board: { family: 'sets', points: NOUGHT } },
)

const frame = (home: number, away: number, left?: number, atTable?: Side, made = 0): Play['board'] => ({
  ...{ family: 'frames', points: points(home, away), break: made },
  ...(left === undefined ? {} : { left }),
  ...(atTable ? { atTable } : {}),
})
const FRAMES = playsOf(
  { type: 'start', board: frame(0, 0) },
  { type: 'frame_start', side: 'home', period: 'f1', data: { frame: 1, left: 147 }, board: frame(0, 0, 147, 'home') },
  { type: 'break', side: 'home', period: 'f1', data: { points: 32, left: 115 }, board: frame(32, 0, 115, 'home', 32) },
  { type: 'foul', side: 'home', period: 'f1', data: { points: 4 }, board: frame(32, 4, 115, 'away') },
  { type: 'frame_won', side: 'home', period: 'f1', score: points(1, 0), board: frame(32, 4) },
)

const cage: Play['board'] = { family: 'combat', round: 1, rounds: 3 }
const strikes = (homeStrikes: number, awayStrikes: number, data = {}): Partial<Play> => ({
  ...{ type: 'strikes', period: 'r1', board: cage },
  data: { homeStrikes, awayStrikes, homeControl: 0, awayControl: 30, ...data },
})
const FIGHT = playsOf(
  { type: 'start', board: { ...cage, round: 0 } },
  { type: 'walk_in', side: 'away', board: { ...cage, round: 0 } },
  { type: 'round_start', period: 'r1', board: cage },
  strikes(6, 3, { homeHead: 4, homeBody: 1, homeLegs: 1, awayHead: 3, awayBody: 0, awayLegs: 0 }),
  { type: 'takedown', side: 'away', period: 'r1', board: cage },
  strikes(7, 9),
  { type: 'knockdown', side: 'home', period: 'r1', board: cage, isKey: true },
  { type: 'result', side: 'home', period: 'r1', board: cage, told: { type: 'ko', side: 'home' }, score: points(1, 0) },
  { type: 'end', board: cage, score: points(1, 0) },
)

const squads = (kills: Score, placement: Score, more = {}): Play['board'] => ({
  ...{ family: 'battle_royale', map: 1, kills, placement, alive: { home: placement.home ? 0 : 4, away: 4 } },
  ...more,
})
const LOBBY = playsOf(
  { type: 'start', board: squads(NOUGHT, NOUGHT) },
  { type: 'map_start', data: { map: 1 }, board: squads(NOUGHT, NOUGHT) },
  { type: 'kill', side: 'away', data: { x: 20, y: 30 }, board: squads(points(0, 1), NOUGHT) },
  {
    ...{ type: 'zone', data: { circle: 1, squads: 12, x: 40, y: 60, r: 30 } },
    board: squads(points(0, 1), NOUGHT, { zone: 1, squads: 12 }),
  },
  {
    ...{ type: 'placed', side: 'home', data: { place: 9, x: 44, y: 58 } },
    board: squads(points(0, 1), points(9, 0), { zone: 1, squads: 8 }),
  },
  {
    ...{ type: 'placed', side: 'away', told: { type: 'map_won', side: 'away' }, data: { place: 1 } },
    board: squads(points(0, 1), points(9, 1), { zone: 1, squads: 1 }),
  },
  { type: 'map_end', board: squads(points(0, 1), points(9, 1), { zone: 1, squads: 1 }) },
  { type: 'map_start', data: { map: 2 }, board: { ...squads(NOUGHT, NOUGHT), map: 2 } as Play['board'] },
)

test.each([
  ['rallies', SETS, rallyScene],
  ['snooker', FRAMES, snookerScene],
  ['a fight', FIGHT, fightScene],
  ['a lobby', LOBBY, lobbyScene],
] as const)('%s rewound show what they showed, and nothing of what was never played', (_, plays, sceneOf) => {
  plays.forEach((_play, index) => {
    expect(sceneOf(plays, index)).toEqual(sceneOf(plays.slice(0, index + 1), index))
  })
  expect(sceneOf([], 0)).toBeDefined()
  // A walkover: it began and was over.
  const walkover = playsOf({ type: 'start' }, { type: 'end', data: { by: 'walkover' } })
  expect(sceneOf(walkover, 1)).toMatchObject({ type: 'end' })
})

test('rallies: who serves, where each ended as home on the left sees it, and the points of the set', () => {
  expect(rallyScene(SETS, 0).server).toBeUndefined()
  expect(rallyScene(SETS, 1)).toMatchObject({ server: 'away', points: NOUGHT, course: [], before: [] })
  const ace = rallyScene(SETS, 3)
  expect(ace).toMatchObject({ server: 'home', rally: { winner: 'home', how: 'ace', server: 'home', at: { x: 70 } } })
  expect(ace.before.map(({ at }) => at)).toEqual([{ x: 90, y: 20 }])
  expect(rallyScene(SETS, 4)).toMatchObject({ timeout: 'away', server: 'home' })
  expect(rallyScene(SETS, 5).run).toEqual({ side: 'home', count: 3 })
  expect(rallyScene(SETS, 6)).toMatchObject({ rally: { at: { x: 45, y: 70 } }, points: points(3, 1) })
  expect(rallyScene(SETS, 6).run).toBeUndefined()
})

test('rallies: between sets nobody serves, and the next begins at nought', () => {
  const pause = rallyScene(SETS, 7)
  expect(pause).toMatchObject({ sets: points(0, 1), points: points(3, 1) })
  expect(pause.server).toBeUndefined()
  expect(rallyScene(SETS, 8)).toMatchObject({ server: 'home', course: [], points: NOUGHT })
  expect(rallyScene(SETS, 8).sets).toBeUndefined()
})

test('rallies: a log without boards counts its points, and one that was corrected counts what is left', () => {
  const plain = SETS.map(({ board: _, ...play }) => play)
  expect(rallyScene(plain, 6).points).toEqual(points(3, 1))
  const corrected = plain.filter(({ seq }) => seq !== 4)
  expect(rallyScene(corrected, 5).points).toEqual(points(2, 1))
})

test.each([
  [147, 15, 6],
  [115, 11, 6],
  [34, 0, 6],
  [27, 0, 6],
  [22, 0, 4],
  [7, 0, 1],
  [0, 0, 0],
])('%i points are made by %i reds and %i colours', (left, reds, colours) => {
  const balls = ballsFor(left)
  expect([balls.reds, balls.colours.length]).toEqual([reds, colours])
  expect(balls.colours.includes('black')).toBe(left > 0)
})

test('snooker: the break and what is left, a foul for the other, and an empty table between frames', () => {
  expect(snookerScene(FRAMES, 0)).toMatchObject({ reds: 0, points: NOUGHT })
  expect(snookerScene(FRAMES, 2)).toMatchObject({ break: 32, atTable: 'home', left: 115, reds: 11 })
  expect(snookerScene(FRAMES, 3)).toMatchObject({ foul: { to: 'away', points: 4 }, atTable: 'away', break: 0 })
  const won = snookerScene(FRAMES, 4)
  expect(won).toMatchObject({ frames: points(1, 0), reds: 0, points: points(32, 4) })
  expect(won.left).toBeUndefined()
})

test('a fight: who has walked in, strikes by target, what was landed since, and who was stopped', () => {
  const at = (index: number) => fightScene(FIGHT, index)
  expect(at(1)).toMatchObject({ isIn: { home: false, away: true }, stance: 'outside', takedowns: NOUGHT })
  expect(at(2)).toMatchObject({ isIn: { home: true, away: true }, stance: 'apart', round: 1, rounds: 3 })
  expect(at(2).strikes).toBeUndefined()
  expect(at(3)).toMatchObject({ strikes: points(6, 3), fresh: points(6, 3), targets: { home: { Head: 4, Legs: 1 } } })
  expect(at(4)).toMatchObject({ stance: 'ground', side: 'away', takedowns: points(0, 1) })
  expect(at(4).fresh).toBeUndefined()
  expect(at(5)).toMatchObject({ fresh: points(1, 6), control: points(0, 30) })
  expect(at(6)).toMatchObject({ stance: 'down', side: 'home', knockdowns: points(1, 0), isStopped: false })
  expect(at(7)).toMatchObject({ stance: 'over', winner: 'home', isStopped: true })
  expect(at(8)).toMatchObject({ stance: 'over', winner: 'home' })
})

test('a lobby: the zones of its map, kills where they were, squads left, and places', () => {
  const at = (index: number) => lobbyScene(LOBBY, index)
  expect(at(0)).toMatchObject({ isBreak: true, zones: [], marks: [] })
  expect(at(2)).toMatchObject({ kills: points(0, 1), marks: [{ side: 'away', type: 'kill', x: 20, y: 30 }] })
  expect(at(2).squads).toBeUndefined()
  expect(at(3)).toMatchObject({ circle: 1, squads: 12, lobby: 12, zones: [{ x: 40, y: 60, r: 30 }] })
  expect(at(4)).toMatchObject({ placement: points(9, 0), squads: 8, lobby: 12, squad: points(4, 4) })
  expect(at(4).winner).toBeUndefined()
  expect(at(5)).toMatchObject({ winner: 'away' })
  expect(at(6)).toMatchObject({ isBreak: true, isWonByOther: false })
  expect(at(7)).toMatchObject({ map: 2, zones: [], marks: [], lobby: 0, isBreak: false })
  const beaten = playsOf(
    { type: 'map_start', board: squads(NOUGHT, NOUGHT) },
    { type: 'map_end', board: squads(NOUGHT, points(9, 3)) },
  )
  expect([0, 1].map((index) => lobbyScene(beaten, index).isWonByOther)).toEqual([false, true])
})
