import { expect, test } from 'vitest'
import type { Play } from '#contract/match-plays.ts'
import { playsOf } from '#tests/support/plays.ts'
import { americanFootballScene } from './american-football-scene.ts'
import { BASES, baseballScene, PLATE } from './baseball-scene.ts'
import { basketballScene, basketOf, COURT } from './basketball-scene.ts'
import { CREASE, cricketScene, OVAL } from './cricket-scene.ts'
import { footballScene, PITCH } from './football-scene.ts'
import { mobaScene } from './moba-scene.ts'
import { roundsScene } from './rounds-scene.ts'
import { tennisScene } from './tennis-scene.ts'

const NOUGHT = { home: 0, away: 0 }

const tennis = (home: string, away: string, isTieBreak = false) => ({
  family: 'tennis' as const,
  points: { home, away },
  isTieBreak,
  games: NOUGHT,
})
const over = (balls: number, runs: number) => ({ family: 'cricket' as const, runs, wickets: 0, balls, innings: 1 })
const diamond = (bases: [boolean, boolean, boolean]) => ({
  ...{ family: 'baseball' as const, inning: 3, half: 'top' as const, outs: 1, bases, balls: 2, strikes: 1, batter: 9 },
})
const down = (yardLine: number, count = 1) => ({
  ...{ family: 'american_football' as const, down: count, distance: 10, yardLine, driveFrom: 20 },
})

const FOOTBALL = playsOf(
  { type: 'kick_off' },
  { type: 'flow', data: { value: -60 } },
  { type: 'shot_off_target', side: 'away', data: { x: 90, y: 50, xg: 0.1 } },
  { type: 'corner', side: 'home' },
  { type: 'goal', side: 'home', data: { x: 88, y: 40, xg: 0.3 }, isKey: true, score: { home: 1, away: 0 } },
  { type: 'goal_cancelled', side: 'home', data: { goal: 5 } },
  { type: 'penalty_goal', side: 'away', isKey: true, score: { home: 0, away: 1 } },
)
const BASKETBALL = playsOf(
  { period: 'q1' },
  {
    type: 'three_made',
    side: 'home',
    period: 'q1',
    data: { x: 75, y: 50 },
    score: { home: 3, away: 0 },
    serving: 'away',
  },
  { type: 'two_missed', side: 'away', period: 'q1', data: { x: 90, y: 50 }, score: { home: 3, away: 0 } },
  { type: 'three_made', side: 'home', period: 'q2', score: { home: 6, away: 0 }, serving: 'away' },
  { type: 'free_throws', side: 'away', period: 'q2', data: { made: 1, attempts: 2 }, score: { home: 6, away: 1 } },
)
const TENNIS = playsOf(
  { type: 'serve', side: 'home', serving: 'home', board: tennis('0', '0') },
  { type: 'point', side: 'away', serving: 'home', board: tennis('0', '15'), data: { how: 'double_fault' } },
  { type: 'point', side: 'home', serving: 'home', board: tennis('40', 'A') },
  { type: 'point', side: 'home', serving: 'away', board: tennis('6', '5', true) },
)
const CRICKET = playsOf(
  { type: 'innings_start', side: 'away', board: over(0, 0) },
  ...[1, 2, 3, 4, 5, 6].map((ball) => ({
    type: 'ball',
    side: 'away' as const,
    data: { runs: 0 },
    board: over(ball, 0),
  })),
  { type: 'ball', side: 'away', data: { runs: 0, extras: 1, kind: 'wide' }, board: over(6, 1) },
  { type: 'ball', side: 'away', data: { runs: 4, toward: 90 }, board: over(7, 5) },
  { type: 'wicket', side: 'away', data: { how: 'bowled', runs: 0 }, board: over(8, 5) },
)
const BASEBALL = playsOf(
  { type: 'pitch', side: 'away', serving: 'away', data: { call: 'ball' }, board: diamond([false, false, false]) },
  { type: 'double', side: 'away', serving: 'away', data: { toward: 0, runs: 1 }, board: diamond([false, true, false]) },
)
const AMERICAN_FOOTBALL = playsOf(
  { type: 'kick_off', side: 'home', serving: 'away', board: down(75) },
  { type: 'run', side: 'away', serving: 'away', board: down(70, 2) },
  { type: 'touchdown', side: 'away', serving: 'away', board: down(2, 0), score: { home: 0, away: 6 } },
)

const round = (map: number, home: number, bomb?: 'planted') => ({
  ...{ family: 'rounds' as const, map, round: 1, alive: { home, away: 5 }, homeSide: 'attack' as const },
  ...(bomb ? { bomb } : {}),
})
const ROUNDS = playsOf(
  { type: 'round_won', side: 'away', board: round(1, 5) },
  { type: 'round_start', board: round(2, 5) },
  { type: 'kill', side: 'away', board: round(2, 4) },
  { type: 'bomb_planted', side: 'home', board: round(2, 4, 'planted') },
  { type: 'round_won', side: 'home', board: round(2, 4) },
)

const LEAGUE = 1
const MOBA = playsOf(
  { type: 'draft', data: { map: 1 } },
  { type: 'ban', side: 'away', data: { hero: 'Ahri' } },
  { type: 'pick', side: 'home', player: 3, data: { hero: 'Jinx' } },
  { type: 'map_start', clock: 0, data: { map: 1, lower: 'away' } },
  { type: 'kill', side: 'home', clock: 200, data: { x: 60, y: 30 }, told: { type: 'first_blood' } },
  { type: 'kill', side: 'away', clock: 205, data: { x: 64, y: 30 } },
  { type: 'kill', side: 'home', clock: 212, data: { x: 62, y: 36 } },
  { type: 'dragon', side: 'home', clock: 225 },
  { type: 'economy', clock: 240, data: { homeGold: 9000, awayGold: 8000 } },
  { type: 'tower', side: 'home', clock: 300, data: { lane: 'mid', tier: 1 } },
  { type: 'map_won', side: 'home', clock: 1500, isKey: true, score: { home: 1, away: 0 } },
  { type: 'draft', data: { map: 2 } },
  { type: 'pick', side: 'away', data: { hero: 'Ashe' } },
  { type: 'map_start', clock: 0, data: { map: 2, lower: 'home' } },
  { type: 'tower', side: 'away', clock: 400 },
)

test.each([
  ['football', FOOTBALL, footballScene],
  ['basketball', BASKETBALL, basketballScene],
  ['tennis', TENNIS, tennisScene],
  ['cricket', CRICKET, cricketScene],
  ['baseball', BASEBALL, baseballScene],
  ['american football', AMERICAN_FOOTBALL, americanFootballScene],
  ['rounds', ROUNDS, roundsScene],
  ['a MOBA', MOBA, (plays: readonly Play[], index: number) => mobaScene(plays, index, LEAGUE)],
] as const)('%s rewound shows what it showed: nothing of what comes later', (_, plays, sceneOf) => {
  plays.forEach((_play, index) => {
    expect(sceneOf(plays, index)).toEqual(sceneOf(plays.slice(0, index + 1), index))
  })
  expect(sceneOf([], 0)).toBeDefined()
})

test('football: places as each side attacks, a third where there is none, and no goal that was cancelled', () => {
  const at = (index: number) => footballScene(FOOTBALL, index)
  expect(at(0).at).toEqual({ x: PITCH.left + PITCH.width / 2, y: PITCH.top + PITCH.height / 2 })
  expect(at(1)).toMatchObject({ type: 'kick_off', press: -0.6 })
  expect(at(2).at?.x).toBeCloseTo(PITCH.left + PITCH.width * 0.1)
  expect(at(2)).toMatchObject({ act: 'missed', goal: { x: PITCH.left } })
  expect(at(3)).toMatchObject({ third: 'home' })
  expect(at(3).at).toBeUndefined()
  expect(at(4).shots.filter(({ isGoal }) => isGoal)).toHaveLength(1)
  expect(at(5).shots.filter(({ isGoal }) => isGoal)).toHaveLength(0)
  expect(at(6).at?.x).toBeCloseTo(PITCH.left + PITCH.width * 0.105)
})

test('basketball: shots of the quarter, points where they fall, and a run', () => {
  const at = (index: number) => basketballScene(BASKETBALL, index)
  expect(at(1)).toMatchObject({ points: 3, isMade: true, ball: 'away', basket: basketOf('home') })
  expect(at(2).shots.map(({ side, isMade }) => [side, isMade])).toEqual([
    ['home', true],
    ['away', false],
  ])
  expect(at(2).at?.x).toBeCloseTo(COURT.left + COURT.width * 0.1)
  expect(at(3)).toMatchObject({ shots: [], run: { side: 'home', points: 6 }, isShot: true })
  expect(at(3).at).toBeUndefined()
  expect(at(4)).toMatchObject({ points: 1, basket: basketOf('away') })
  expect(at(4).run).toBeUndefined()
})

test('tennis: who serves, from which court, and who won the point', () => {
  expect(tennisScene(TENNIS, 1)).toMatchObject({
    server: 'home',
    isDeuce: false,
    point: { winner: 'away', server: 'home', isDeuce: true, how: 'double_fault' },
  })
  expect(tennisScene(TENNIS, 2).isDeuce).toBe(false)
  expect(tennisScene(TENNIS, 3)).toMatchObject({ server: 'away', isDeuce: false, points: { home: '6', away: '5' } })
})

test('tennis: after the end there are the sets, and nobody serves', () => {
  const over = [...TENNIS, ...playsOf({ type: 'end', score: { home: 2, away: 1 }, board: tennis('0', '0') })]
  expect(tennisScene(over, TENNIS.length)).toMatchObject({ isOver: true, games: { home: 2, away: 1 } })
  expect(tennisScene(over, 1).isOver).toBe(false)
})

test('cricket: the balls of this over, with its wides, and where the bat sent them', () => {
  expect(cricketScene(CRICKET, 6).over).toHaveLength(6)
  const last = cricketScene(CRICKET, 9)
  expect(last.over.map(({ mark }) => mark)).toEqual(['wd', '4', 'W'])
  expect(last).toMatchObject({ isWicket: true, batting: 'away', balls: 8 })
  expect(last.strokes).toHaveLength(1)
  expect(last.strokes[0]?.to.x).toBeCloseTo(OVAL.x + OVAL.rx)
  expect(last.strokes[0]?.to.y).toBeLessThan(CREASE.y)
})

test('baseball: the count, the runners, and the way of the ball', () => {
  expect(baseballScene(BASEBALL, 0)).toMatchObject({ call: 'ball', balls: 2, strikes: 1, outs: 1, runs: 0 })
  const hit = baseballScene(BASEBALL, 1)
  expect(hit).toMatchObject({ isHit: true, runs: 1, bases: [false, true, false] })
  expect(hit.hit?.x).toBeCloseTo(PLATE.x)
  expect(hit.hit?.y).toBeLessThan(BASES[1].y)
})

test('American football: from where to where, into the end zone that is attacked', () => {
  expect(americanFootballScene(AMERICAN_FOOTBALL, 1)).toMatchObject({ from: 75, to: 70, isAir: false, points: 0 })
  expect(americanFootballScene(AMERICAN_FOOTBALL, 2)).toMatchObject({ from: 70, to: -5, points: 6, side: 'away' })
})

test('shooters: who is alive, the bomb, and the rounds of this map', () => {
  expect(roundsScene(ROUNDS, 3)).toMatchObject({
    alive: { home: 4 },
    squad: { home: 5 },
    bomb: 'planted',
    attack: 'home',
  })
  expect(roundsScene(ROUNDS, 4).rounds).toEqual(['home'])
})

test('MOBAs: the draft, then the map of its game with kills, the fight, monsters in their pits and what stands', () => {
  const at = (index: number) => mobaScene(MOBA, index, LEAGUE)
  expect(at(2)).toMatchObject({ game: 1, draft: { home: ['Jinx'], away: [] } })
  expect(at(5).fight).toBeUndefined()
  expect(at(6)).toMatchObject({ fight: { from: 200, to: 212, kills: { home: 2, away: 1 }, at: { x: 62, y: 32 } } })
  expect(at(6).draft).toBeUndefined()
  expect(at(7).map.taken).toEqual([{ seq: 8, type: 'dragon', side: 'home', clock: 225, at: { x: 67, y: 34 } }])
  expect(at(8)).toMatchObject({ gold: { home: 9000, away: 8000 }, clock: 240 })
  expect(at(8).fight).toBeUndefined()
  expect(at(9).map.buildings.filter(({ left }) => left === 0)).toMatchObject([{ side: 'away', at: { x: 42, y: 42 } }])
  expect(at(10)).toMatchObject({ game: 1, winner: 'home' })
  expect(at(12)).toMatchObject({ game: 2, draft: { home: [], away: ['Ashe'] } })
  expect(at(12).map.kills).toEqual([])
})

test('MOBAs: a log without places draws none, and says of no tower that it fell or stands', () => {
  const { map, fight } = mobaScene(
    MOBA.map(({ data: { x: _x, y: _y, lane: _lane, tier: _tier, ...data } = {}, ...play }) => ({ ...play, data })),
    9,
    LEAGUE,
  )
  expect(map.kills.map((kill) => kill.at)).toEqual([undefined, undefined, undefined])
  expect(fight?.at).toBeUndefined()
  expect(map.buildings.filter(({ left }) => left < 1)).toEqual([])
  const unsure = map.buildings.filter(({ isSure }) => !isSure)
  expect(unsure.map(({ side, kind }) => `${side} ${kind}`)).toEqual([...Array(9).fill('away tower'), 'away heart'])
})
