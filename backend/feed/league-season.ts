import { type Fixture, fixturesOf } from './calendar/fixtures.ts'
import { stageAt, stageRange } from './calendar/stage.ts'
import { readStored } from './calendar.store.ts'
import { type League, leagueById } from './catalogue/leagues.ts'
import type { FeedContext } from './feed-context.ts'
import { storeMissing } from './generate-matches.ts'
import { resolveById } from './resolve-by-id.ts'
import { DAY } from './shared/time.ts'

/** In the first days of a stage the standings of the previous one are shown. */
const YOUNG_MS = 3 * DAY

/** The stage whose standings are shown at `now`. */
export const tableStageAt = (now: number): number => {
  const stage = stageAt(now)
  return stage > 0 && now - stageRange(stage).startsAt < YOUNG_MS ? stage - 1 : stage
}

/** Stores the matches of a simulated league in a stage up to `now`. Returns those that are not resolved yet. */
export async function unplayedIn(
  context: FeedContext,
  { id, gameId }: Pick<League, 'id' | 'gameId'>,
  stage: number,
  now: number,
): Promise<number[]> {
  const fixtures = fixturesOf(gameId, stage).filter(({ leagueId, startsAt }) => leagueId === id && startsAt <= now)
  const stored = await storeMissing(context, fixtures, now)
  return [...stored].flatMap(([matchId, isResolved]) => (isResolved ? [] : [matchId]))
}

/** Whether all matches of a simulated league in a stage that is over have been played; plays none. */
export async function isPlayed(
  { matchDb }: FeedContext,
  { id, gameId }: Pick<League, 'id' | 'gameId'>,
  stage: number,
): Promise<boolean> {
  const ids = fixturesOf(gameId, stage).flatMap(({ leagueId, matchId }) => (leagueId === id ? matchId : []))
  const stored = await readStored(matchDb, ids)
  return ids.every((matchId) => stored.get(matchId))
}

/**
 * Generates and resolves all matches of a simulated league in a stage up to `now`. Returns the league's teams;
 * undefined for a league that is not simulated.
 */
export async function playSeason(
  context: FeedContext,
  leagueId: number,
  stage: number,
  now: number,
): Promise<readonly number[] | undefined> {
  const league = leagueById(leagueId)
  if (!league) return undefined
  await resolveById(context, await unplayedIn(context, league, stage, now))
  return league.teamIds
}

/** Stores all matches of a simulated league in a stage, those to come too. */
export async function scheduleSeason(
  context: FeedContext,
  leagueId: number,
  stage: number,
  now: number,
): Promise<void> {
  const league = leagueById(leagueId)
  if (!league) return
  await storeMissing(
    context,
    fixturesOf(league.gameId, stage).filter((fixture) => fixture.leagueId === leagueId),
    now,
  )
}

/** Stores a team's matches of these stages up to `now`, in all its competitions. Returns those that are not resolved yet, newest first. */
export async function unplayedOfTeam(
  context: FeedContext,
  { gameId, teamId, stages }: { gameId: number; teamId: number; stages: readonly number[] },
  now: number,
): Promise<Fixture[]> {
  const fixtures = stages
    .flatMap((stage) => fixturesOf(gameId, stage))
    .filter(({ homeId, awayId, startsAt }) => startsAt <= now && (homeId === teamId || awayId === teamId))
  const stored = await storeMissing(context, fixtures, now)
  return fixtures
    .filter(({ matchId }) => stored.get(matchId) === false)
    .toSorted((one, other) => other.startsAt - one.startsAt)
}

/** Generates the matches of these teams in this stage and the previous one. */
export async function generateHistory(
  context: FeedContext,
  gameId: number,
  teamIds: readonly number[],
  now: number,
): Promise<void> {
  const stage = stageAt(now)
  const fixtures = [stage - 1, stage]
    .flatMap((each) => fixturesOf(gameId, each))
    .filter(({ homeId, awayId, startsAt }) => startsAt <= now && (teamIds.includes(homeId) || teamIds.includes(awayId)))
  await storeMissing(context, fixtures, now)
}
