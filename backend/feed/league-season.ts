import { fixturesOf } from './calendar/fixtures.ts'
import { stageAt, stageRange } from './calendar/stage.ts'
import { listUnresolvedOf } from './calendar.store.ts'
import { leagueById } from './catalogue/leagues.ts'
import type { FeedContext } from './feed-context.ts'
import { layOut } from './lay-out.ts'
import { resolveById } from './resolve-by-id.ts'
import { DAY } from './shared/time.ts'

/** In the first days of a stage its table says nothing: the one before is shown. */
const YOUNG_MS = 3 * DAY

/** The stage whose table counts at `now`. */
export const tableStageAt = (now: number): number => {
  const stage = stageAt(now)
  return stage > 0 && now - stageRange(stage).startsAt < YOUNG_MS ? stage - 1 : stage
}

/**
 * Has every match of a simulated league in a stage up to `now` laid out and played. Answers its teams; undefined when
 * the league is not one of the simulated calendar.
 */
export async function playSeason(
  context: FeedContext,
  leagueId: number,
  stage: number,
  now: number,
): Promise<readonly number[] | undefined> {
  const league = leagueById(leagueId)
  if (!league) return undefined
  const fixtures = fixturesOf(league.gameId, stage).filter(
    (fixture) => fixture.leagueId === leagueId && fixture.startsAt <= now,
  )
  await layOut(context, fixtures)
  const ids = fixtures.map((fixture) => fixture.matchId)
  await resolveById(context, await listUnresolvedOf(context.db, ids))
  return league.teamIds
}

/** Has what two teams played in this stage and the one before laid out; a team of no simulated league has nothing. */
export async function layOutHistory(
  context: FeedContext,
  gameId: number,
  teamIds: readonly number[],
  now: number,
): Promise<void> {
  const stage = stageAt(now)
  const fixtures = [stage - 1, stage]
    .flatMap((each) => fixturesOf(gameId, each))
    .filter(({ homeId, awayId, startsAt }) => startsAt <= now && (teamIds.includes(homeId) || teamIds.includes(awayId)))
  await layOut(context, fixtures)
}
