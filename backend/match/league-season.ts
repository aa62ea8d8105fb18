import type { Context } from '#backend/core/context.ts'
import type { Names } from '#backend/core/names.ts'
import { leagueById } from '#backend/feed/catalogue/leagues.ts'
import { playSeason, tableStageAt } from '#backend/feed/league-season.ts'
import { keptStages, lastDayOfStage, seasonOfStage, stageOfSeason } from '#backend/feed/season-id.ts'
import type { Season } from '#contract/standings.ts'
import type { Result } from './count-results.ts'
import { listSeasons, readSeason } from './results.store.ts'

export interface LeagueSeason {
  season: Season
  /** All that can be asked for, newest first. */
  seasons: Season[]
  /** Also those that have not played. */
  teamIds: readonly number[]
  /** In the order in which they were played; without those of a knock-out that follows a league or groups. */
  results: Result[]
  /** Parts of its table. */
  groups: SeasonGroup[]
}

export interface SeasonGroup {
  /** As its source has it, or in each language. */
  name: string | Names
  teamIds: readonly number[]
}

/** The season of a simulated league in a stage. */
export const simulatedSeason = (stage: number): Season => {
  const id = seasonOfStage(stage)
  return { id, from: id, to: lastDayOfStage(stage) }
}

const resultsOf = (matches: Awaited<ReturnType<typeof readSeason>>): Result[] =>
  matches.flatMap(
    ({ id: _id, status, isKnockout: _isKnockout, group, home, away, winner, netRuns, ...match }): Result[] =>
      status === 'finished' && home !== null && away !== null && winner !== null
        ? [
            {
              ...match,
              home,
              away,
              winner,
              ...(group === null ? {} : { group }),
              ...(netRuns === null ? {} : { netRuns: JSON.parse(netRuns) }),
            },
          ]
        : [],
  )

async function readResults(context: Context, leagueId: number, column: string) {
  const matches = await readSeason(context.matchDb, leagueId, column, context.now)
  const groups = new Map<string, Set<number>>()
  for (const { group, homeId, awayId } of matches)
    if (group !== null) groups.set(group, new Set([...(groups.get(group) ?? []), homeId, awayId]))
  return {
    // Of a tour all matches are knock-outs: these are counted.
    results: resultsOf(
      matches.some(({ isKnockout }) => !isKnockout) ? matches.filter((match) => !match.isKnockout) : matches,
    ),
    teamIds: matches.flatMap(({ homeId, awayId }) => [homeId, awayId]),
    groups: [...groups]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, teamIds]): SeasonGroup => ({ name, teamIds: [...teamIds] })),
  }
}

async function simulatedLeagueSeason(
  context: Context,
  leagueId: number,
  asked: string | undefined,
): Promise<LeagueSeason | undefined> {
  const { now } = context
  const kept = keptStages(now)
  const stage = asked === undefined ? tableStageAt(now) : stageOfSeason(asked)
  if (stage === undefined || !kept.includes(stage)) return undefined
  const teamIds = (await playSeason(context, leagueId, stage, now)) ?? []
  const { results } = await readResults(context, leagueId, String(stage))
  const groups = leagueById(leagueId)?.groups ?? []
  return { season: simulatedSeason(stage), seasons: kept.map(simulatedSeason), teamIds, results, groups }
}

/** A season of a league, by default the current one, with its results; undefined when the league has no such season. */
export async function readLeagueSeason(
  context: Context,
  leagueId: number,
  asked: string | undefined,
): Promise<LeagueSeason | undefined> {
  if (leagueById(leagueId)) return simulatedLeagueSeason(context, leagueId, asked)
  const ids = await listSeasons(context.matchDb, leagueId)
  const id = asked ?? ids[0]
  if (id === undefined || !ids.includes(id)) return undefined
  const { results, teamIds, groups } = await readResults(context, leagueId, id)
  return { season: { id }, seasons: ids.map((each) => ({ id: each })), teamIds: [...new Set(teamIds)], results, groups }
}
