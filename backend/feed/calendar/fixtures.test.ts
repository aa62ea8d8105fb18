import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { leagueById, leaguesOf } from '../catalogue/leagues.ts'
import { seedOf } from '../random.ts'
import { roomsOfFixture } from '../simulated-rooms.ts'
import { isCup } from './brackets.ts'
import { densityOf } from './density.ts'
import { type Fixture, feedersOf, fixtureById, fixturesOf } from './fixtures.ts'
import { matchIdOf, matchPlaceOf } from './match-id.ts'
import { slotMinutes } from './slot-minutes.ts'
import { DAY_MS, MINUTE_MS, STAGE_DAYS, stageRange } from './stage.ts'

const STAGE = 88
const STEP_MS = 5 * MINUTE_MS
const from = stageRange(STAGE).startsAt
const until = stageRange(STAGE + 1).endsAt

/** All that touches the two stages: those before reach into the first. */
const around = (gameId: number): Fixture[] =>
  [STAGE - 1, STAGE, STAGE + 1].flatMap((stage) => fixturesOf(gameId, stage))

/** How many of the fixtures are surely live at each five-minute step of the two stages. */
function liveCounts(fixtures: readonly Fixture[]): number[] {
  const changes = new Array<number>((until - from) / STEP_MS + 1).fill(0)
  const indexOf = (ms: number) => Math.min(changes.length - 1, Math.max(0, Math.ceil((ms - from) / STEP_MS)))
  for (const { gameId, bestOf, startsAt, fate } of fixtures) {
    if (fate !== 'played') continue
    const begin = indexOf(startsAt)
    const end = indexOf(startsAt + slotMinutes(gameId, bestOf) * MINUTE_MS)
    changes[begin] = (changes[begin] ?? 0) + 1
    changes[end] = (changes[end] ?? 0) - 1
  }
  let live = 0
  return changes.slice(0, -1).map((change) => {
    live += change
    return live
  })
}

test.each(GAMES)('at every moment of two stages enough $code is live', ({ id, code }) => {
  const wanted = code === 'soccer' ? 3 : code === 'basketball' ? 2 : 1
  expect(densityOf(id).lanes).toBe(wanted)
  expect(Math.min(...liveCounts(around(id)))).toBeGreaterThanOrEqual(wanted)
})

const isWatchedByAll = (fixture: Fixture) => roomsOfFixture(fixture).some(({ access }) => access === undefined)

test('at every moment everybody can watch football, LoL and four matches in all', () => {
  const streamed = GAMES.map((game) => liveCounts(around(game.id).filter(isWatchedByAll)))
  const football = streamed[GAMES.findIndex((game) => game.id === 202)] ?? []
  const lol = streamed[GAMES.findIndex((game) => game.id === 1)] ?? []
  expect(Math.min(...football)).toBeGreaterThanOrEqual(1)
  expect(Math.min(...lol)).toBeGreaterThanOrEqual(1)
  const inAll = football.map((_, at) => streamed.reduce((sum, counts) => sum + (counts[at] ?? 0), 0))
  expect(Math.min(...inAll)).toBeGreaterThanOrEqual(4)
})

test('about two in five fixtures are streamed, never one that is not played', () => {
  const all = GAMES.flatMap((game) => fixturesOf(game.id, STAGE))
  const streamed = all.filter((fixture) => fixture.hasStream)
  expect(streamed.length / all.length).toBeGreaterThan(0.3)
  expect(streamed.length / all.length).toBeLessThan(0.5)
  expect(streamed.filter((fixture) => fixture.fate !== 'played')).toEqual([])
})

test('a match id leads back to its fixture, and ids rise with time', () => {
  for (const game of GAMES) {
    const fixtures = fixturesOf(game.id, STAGE)
    fixtures.forEach((fixture, slot) => {
      expect(matchPlaceOf(fixture.matchId)).toEqual({ stage: STAGE, gameId: game.id, slot })
      expect(fixture.startsAt).toBeGreaterThanOrEqual(fixtures[slot - 1]?.startsAt ?? from)
    })
    expect(fixtureById(fixtures[7]?.matchId ?? 0)).toBe(fixtures[7])
  }
})

test('ids and stages that do not exist are answered with nothing', () => {
  const slotTooFar = matchIdOf({ stage: STAGE, gameId: 202, slot: 4095 })
  for (const id of [-1, 1.5, Number.NaN, 1e15, slotTooFar, 36 * 4096]) expect(fixtureById(id)).toBeUndefined()
  for (const stage of [-1, 0.5, 1e6, Number.NaN]) expect(fixturesOf(202, stage)).toEqual([])
  expect(fixturesOf(12_345, STAGE)).toEqual([])
})

test('every fixture starts on a five-minute mark of its stage, between two teams of its league', () => {
  for (const game of GAMES) {
    for (const fixture of fixturesOf(game.id, STAGE)) {
      const teams = leagueById(fixture.leagueId)?.teamIds ?? []
      expect(fixture.startsAt % STEP_MS).toBe(0)
      expect(Math.floor((fixture.startsAt - from) / DAY_MS) < STAGE_DAYS).toBe(true)
      expect(fixture.homeId).not.toBe(fixture.awayId)
      expect(teams.includes(fixture.homeId) && teams.includes(fixture.awayId)).toBe(true)
    }
  }
})

test('no football team plays two matches within five hours, and hardly any within twenty', () => {
  const rests: number[] = []
  const last = new Map<number, number>()
  for (const { homeId, awayId, startsAt, fate } of fixturesOf(202, STAGE)) {
    if (fate !== 'played') continue
    for (const team of [homeId, awayId]) {
      const before = last.get(team)
      if (before !== undefined) rests.push((startsAt - before) / (60 * MINUTE_MS))
      last.set(team, startsAt)
    }
  }
  expect(rests.filter((rest) => rest < 5).length / rests.length).toBeLessThan(0.002)
  expect(rests.filter((rest) => rest < 20).length / rests.length).toBeLessThan(0.02)
})

test.each(GAMES)(
  'a season of $code has rounds from the first to its last, and in each every team plays once',
  ({ id }) => {
    const fixtures = fixturesOf(id, STAGE).filter(({ fate }) => fate === 'played')
    for (const league of leaguesOf(id).filter((each) => !isCup(each))) {
      const own = fixtures.filter(({ leagueId }) => leagueId === league.id)
      const rounds = [...new Set(own.map(({ round }) => round))].sort((a, b) => a - b)
      expect(rounds).toEqual(rounds.map((_, at) => at + 1))
      for (const round of rounds) {
        const playing = own.filter((fixture) => fixture.round === round)
        expect(playing.flatMap(({ homeId, awayId }) => [homeId, awayId]).sort()).toEqual(league.teamIds.toSorted())
      }
    }
  },
)

test('a cup is played round by round from its draw to its final, and each match is known once its sides have come through', () => {
  for (const league of GAMES.flatMap(({ id }) => leaguesOf(id)).filter(isCup))
    for (let stage = STAGE; stage < STAGE + (league.gameId === 202 ? 12 : 2); stage++) {
      const fixtures = fixturesOf(league.gameId, stage)
      const ties = fixtures.filter(({ leagueId }) => leagueId === league.id)
      expect(ties).toHaveLength(league.teamIds.length - 1)
      expect(new Set(ties.flatMap(({ homeId, awayId }) => [homeId, awayId])).size).toBe(league.teamIds.length)
      expect(ties.map(({ round }) => round)).toEqual(ties.map(({ round }) => round).sort((a, b) => a - b))
      for (const tie of ties) {
        const before = feedersOf(fixtures, tie)
        const through = before.map(({ homeId, awayId, winner }) => (winner === 'home' ? homeId : awayId))
        expect(through.every((team) => [tie.homeId, tie.awayId].includes(team))).toBe(true)
        expect((tie.knownFrom ?? 0) < tie.startsAt).toBe(true)
        for (const { startsAt } of before) expect((tie.knownFrom ?? 0) - startsAt).toBeGreaterThanOrEqual(6 * 3_600_000)
      }
      const [final, ...others] = ties.filter(({ round }) => round === ties.at(-1)?.round)
      expect(final && others.length).toBe(0)
    }
})

test('the calendar of a stage never changes', () => {
  const lines = GAMES.flatMap((game) => fixturesOf(game.id, STAGE)).map((fixture) => JSON.stringify(fixture))
  expect(seedOf(lines.join())).toBe(978_801_687)
})

test('an evening of MMA is one card of twelve fights, half an hour apart, with five rounds for the last', () => {
  for (const league of leaguesOf(15)) {
    const fights = fixturesOf(15, STAGE).filter(({ leagueId, fate }) => leagueId === league.id && fate === 'played')
    const cards: Fixture[][] = []
    for (const fight of fights) {
      const card = cards.at(-1)
      const last = card?.at(-1)
      if (card && last && fight.startsAt - last.startsAt === 30 * MINUTE_MS) card.push(fight)
      else cards.push([fight])
    }
    // The stage's first and last card may go on into its neighbours.
    const whole = cards.slice(1, -1)
    expect(whole.length).toBeGreaterThanOrEqual(26)
    for (const card of whole) {
      expect(card.map(({ bestOf }) => bestOf)).toEqual([...Array(11).fill(3), 5])
      expect(new Set(card.flatMap(({ homeId, awayId }) => [homeId, awayId])).size).toBe(24)
    }
  }
})
