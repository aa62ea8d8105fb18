import type { NewRoom } from '#backend/room/simulated-rooms.store.ts'
import { GAMES } from '#contract/games.ts'
import { isCup } from './calendar/brackets.ts'
import { type Fixture, fixtureById, fixturesOf } from './calendar/fixtures.ts'
import { matchPlaceOf } from './calendar/match-id.ts'
import { stageAt } from './calendar/stage.ts'
import {
  addFixtures,
  deleteOtherVersions,
  hasCatalogue,
  type NewMatch,
  readDays,
  readStored,
  saveCatalogue,
  saveDays,
} from './calendar.store.ts'
import { acquireLease } from './calendar-lease.store.ts'
import { leagueById, leaguesOf } from './catalogue/leagues.ts'
import { teamById } from './catalogue/teams.ts'
import type { FeedContext } from './feed-context.ts'
import { feedVersionOf } from './feed-version.ts'
import { importanceOf } from './importance.ts'
import { STAGES_KEPT } from './season-id.ts'
import { letOthersRun } from './shared/pause.ts'
import { DAY } from './shared/time.ts'
import { SIMULATED_ANCHORS } from './simulated-anchors.ts'
import { CHANNEL_ROOMS, roomsOfFixture } from './simulated-rooms.ts'

/** Matches of days further from today than this are not generated. */
const GENERATED_DAYS_MAX = 35

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

/** The database answers nobody else while these are written: a day has 1,300. */
const FIXTURES_AT_ONCE = 100

/** Of a match of a cup: whether those who play are known. Before, it would tell who goes on. */
export const isKnownAt = ({ knownFrom = 0 }: Pick<Fixture, 'knownFrom'>, now: number): boolean => knownFrom <= now

/** Stores fixtures as matches, with their rooms; existing ones are not changed. Nothing, while another version holds the calendar. */
async function storeFixtures({ matchDb, env }: FeedContext, fixtures: readonly Fixture[]): Promise<void> {
  for (let at = 0; at < fixtures.length; at += FIXTURES_AT_ONCE) {
    const withRooms = fixtures
      .slice(at, at + FIXTURES_AT_ONCE)
      .map((fixture) => ({ fixture, rooms: roomsOfFixture(fixture) }))
    await addFixtures(
      matchDb,
      withRooms.map(({ fixture, rooms }) => toMatch(fixture, rooms)),
      withRooms.flatMap(({ rooms }) => rooms),
      feedVersionOf(env).version,
    )
    await letOthersRun()
  }
}

/** Stores those of the fixtures that are known and not stored yet; whether each one that is stored is resolved. What is there already costs no write. */
export async function storeMissing(
  context: FeedContext,
  fixtures: readonly Fixture[],
  now: number,
): Promise<Map<number, boolean>> {
  const known = fixtures.filter((fixture) => isKnownAt(fixture, now))
  const ids = known.map(({ matchId }) => matchId)
  const stored = await readStored(context.matchDb, ids)
  const missing = known.filter(({ matchId }) => !stored.has(matchId))
  if (missing.length === 0) return stored
  await storeFixtures(context, missing)
  return readStored(context.matchDb, ids)
}

/** Stores the matches of cups around `now` whose sides have become known since their days were generated. */
export async function storeDrawn(context: FeedContext, now: number, windowMs: number): Promise<void> {
  const games = GAMES.filter(({ id }) => leaguesOf(id).some(isCup))
  const stages = [...stagesBetween(now - windowMs, now + windowMs)]
  const drawn = games
    .flatMap(({ id }) => stages.flatMap((stage) => fixturesOf(id, stage)))
    .filter(({ knownFrom, startsAt }) => knownFrom !== undefined && Math.abs(startsAt - now) < windowMs)
  await storeMissing(context, drawn, now)
}

async function storeCatalogue({ matchDb, env }: FeedContext): Promise<void> {
  const leagues = GAMES.flatMap((game) => leaguesOf(game.id))
  const teamIds = new Set(leagues.flatMap((league) => league.teamIds))
  const teams = [...teamIds].flatMap((id) => teamById(id) ?? [])
  await saveCatalogue(matchDb, {
    leagues: leagues.map(({ name, ...league }) => ({ ...league, names: name })),
    teams: teams.map(({ name, shortName, ...team }) => ({
      ...team,
      names: name,
      ...(shortName ? { shortNames: shortName } : {}),
    })),
    anchors: SIMULATED_ANCHORS,
    rooms: CHANNEL_ROOMS,
    version: feedVersionOf(env).version,
  })
}

function* stagesBetween(from: number, to: number): Generator<number> {
  for (let stage = stageAt(from); stage <= stageAt(to); stage++) yield stage
}

/**
 * Generates and stores the matches of these days (UTC, from 1970) that this version of the feed has not yet. Does
 * nothing while another version holds the lease on the calendar.
 */
export async function generateDays(context: FeedContext, fromDay: number, toDay: number, now: number): Promise<void> {
  const { version } = feedVersionOf(context.env)
  const known = await readDays(context.matchDb, fromDay, toDay)
  const done = new Set(known.filter((day) => day.version === version).map(({ day }) => day))
  const missing = Array.from({ length: toDay - fromDay + 1 }, (_, at) => fromDay + at).filter((day) => !done.has(day))
  const [first] = missing
  const last = missing.at(-1)
  if (first === undefined || last === undefined) return
  if (!(await acquireLease(context.matchDb, feedVersionOf(context.env)))) return
  if (await deleteOtherVersions(context.matchDb, version)) return generateDays(context, fromDay, toDay, now)
  if (done.size === 0 && !(await hasCatalogue(context.matchDb, version))) await storeCatalogue(context)
  const wanted = new Set(missing)
  const stages = [...stagesBetween(first * DAY, last * DAY)]
  const fixtures: Fixture[] = []
  for (const { id } of GAMES) {
    for (const stage of stages)
      fixtures.push(
        ...fixturesOf(id, stage).filter((fixture) => wanted.has(dayOf(fixture.startsAt)) && isKnownAt(fixture, now)),
      )
    await letOthersRun()
  }
  await storeFixtures(context, fixtures)
  await saveDays(context.matchDb, missing, version)
}

/** Generates the days of a range, if they are near enough to `now`. */
export async function generateRange(
  context: FeedContext,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<void> {
  if (Math.max(Math.abs(from - now), Math.abs(to - now)) <= GENERATED_DAYS_MAX * DAY)
    await generateDays(context, dayOf(from), dayOf(to - 1), now)
}

/** Generates one match by its id; false when the calendar does not have it in a stage near `now`. */
export async function generateMatch(context: FeedContext, matchId: number, now: number): Promise<boolean> {
  const place = matchPlaceOf(matchId)
  if (!place || Math.abs(place.stage - stageAt(now)) > STAGES_KEPT) return false
  const fixture = fixtureById(matchId)
  if (!fixture || !isKnownAt(fixture, now)) return false
  await storeFixtures(context, [fixture])
  return true
}
