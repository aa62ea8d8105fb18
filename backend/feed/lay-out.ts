import type { NewRoom } from '#backend/room/simulated-rooms.store.ts'
import { GAMES } from '#contract/games.ts'
import { type Fixture, fixtureById, fixturesOf } from './calendar/fixtures.ts'
import { matchPlaceOf } from './calendar/match-id.ts'
import { stageAt } from './calendar/stage.ts'
import { addFixtures, type NewMatch, readDays, removeOtherVersions, saveDays, saveEntrants } from './calendar.store.ts'
import { leagueById, leaguesOf } from './catalogue/leagues.ts'
import { teamById } from './catalogue/teams.ts'
import type { FeedContext } from './feed-context.ts'
import { importanceOf } from './importance.ts'
import { seedOf } from './random.ts'
import { DAY } from './shared/time.ts'
import { SIMULATED_ANCHORS } from './simulated-anchors.ts'
import { CHANNEL_ROOMS, roomsOfFixture } from './simulated-rooms.ts'

/** How far from today a named day may be, for the calendar to show it. */
const REACH_DAYS = 35

/** Raise it when rules, simulators, catalogue or calendar change what they make: laid-out days are then made anew. */
const FEED_VERSION = 3

export const dayOf = (ms: number): number => Math.floor(ms / DAY)

const strengthOf = (teamId: number): number => teamById(teamId)?.strength ?? 50

const toMatch = (fixture: Fixture, rooms: readonly NewRoom[]): NewMatch => {
  const { matchId, gameId, leagueId, stage, homeId, awayId } = fixture
  const strengths = [strengthOf(homeId), strengthOf(awayId)]
  return {
    id: matchId,
    gameId,
    leagueId,
    season: String(stage),
    round: fixture.round,
    startsAt: fixture.startsAt,
    homeId,
    awayId,
    ...(fixture.bestOf === undefined ? {} : { bestOf: fixture.bestOf }),
    isKnockout: fixture.isKnockout,
    ...(rooms[0] ? { roomId: rooms[0].id } : {}),
    importance: importanceOf(gameId, leagueById(leagueId)?.tier ?? 3, strengths),
    fate: fixture.fate,
  }
}

/** Writes fixtures with their rooms into the lists of both; known ones stay. */
export function layOut({ db }: FeedContext, fixtures: readonly Fixture[]): Promise<void> {
  const laidOut = fixtures.map((fixture) => ({ fixture, rooms: roomsOfFixture(fixture) }))
  return addFixtures(
    db,
    laidOut.map(({ fixture, rooms }) => toMatch(fixture, rooms)),
    laidOut.flatMap(({ rooms }) => rooms),
  )
}

async function layOutEntrants({ db }: FeedContext): Promise<void> {
  const leagues = GAMES.flatMap((game) => leaguesOf(game.id))
  const teamIds = new Set(leagues.flatMap((league) => league.teamIds))
  const teams = [...teamIds].flatMap((id) => teamById(id) ?? [])
  await saveEntrants(db, {
    leagues: leagues.map(({ name, ...league }) => ({ ...league, names: name })),
    teams: teams.map(({ name, ...team }) => ({ ...team, names: name })),
    anchors: SIMULATED_ANCHORS,
    rooms: CHANNEL_ROOMS,
  })
}

function* stagesBetween(from: number, to: number): Generator<number> {
  for (let stage = stageAt(from); stage <= stageAt(to); stage++) yield stage
}

/** Lays out the days (UTC, counted from 1970) that are not yet laid out by this version of the feed. */
export async function layOutDays(context: FeedContext, fromDay: number, toDay: number): Promise<void> {
  const version = seedOf(context.env.SIM_SEED, FEED_VERSION)
  const known = await readDays(context.db, fromDay, toDay)
  const done = new Set(known.filter((day) => day.version === version).map(({ day }) => day))
  const missing = Array.from({ length: toDay - fromDay + 1 }, (_, at) => fromDay + at).filter((day) => !done.has(day))
  const [first] = missing
  const last = missing.at(-1)
  if (first === undefined || last === undefined) return
  if (await removeOtherVersions(context.db, version)) return layOutDays(context, fromDay, toDay)
  if (done.size === 0) await layOutEntrants(context)
  const wanted = new Set(missing)
  const stages = [...stagesBetween(first * DAY, last * DAY)]
  const fixtures = GAMES.flatMap((game) => stages.flatMap((stage) => fixturesOf(game.id, stage)))
  await layOut(
    context,
    fixtures.filter((fixture) => wanted.has(dayOf(fixture.startsAt))),
  )
  await saveDays(context.db, missing, version)
}

/** Lays out the days a range touches, if they are near enough to `now`. */
export async function layOutRange(
  context: FeedContext,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<void> {
  if (Math.max(Math.abs(from - now), Math.abs(to - now)) <= REACH_DAYS * DAY)
    await layOutDays(context, dayOf(from), dayOf(to - 1))
}

/** Lays out one match by its id, if the calendar has it in a stage near `now`. Answers whether it did. */
export async function layOutMatch(context: FeedContext, matchId: number, now: number): Promise<boolean> {
  const place = matchPlaceOf(matchId)
  if (!place || Math.abs(place.stage - stageAt(now)) > 2) return false
  const fixture = fixtureById(matchId)
  if (fixture) await layOut(context, [fixture])
  return fixture !== undefined
}
