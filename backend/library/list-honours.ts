import { LRUCache } from 'lru-cache'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { leaguesOf } from '#backend/feed/catalogue/leagues.ts'
import { teamById } from '#backend/feed/catalogue/teams.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { isPlayed, unplayedIn } from '#backend/feed/league-season.ts'
import { keptStages, lastDayOfStage, seasonOfStage } from '#backend/feed/season-id.ts'
import { readTeams } from '#backend/match/results.store.ts'
import { leagueIn } from '#backend/match/to-row.ts'
import type { librarySquadCalls } from '#contract/library-squads.ts'
import { isWithoutPlayoffs } from './get-tree.ts'
import { playBehind } from './play-behind.ts'
import { type LibrarySeason, type OfSeason, readLibrarySeason } from './season.ts'
import { CHAMPIONS_MAX, seasonChampion } from './season-champion.ts'
import { readLeagueIdsOf } from './season-rows.store.ts'

/** Competitions of one team that are looked at. */
const LEAGUES_MAX = 8

interface Won extends Pick<LibrarySeason, 'league' | 'season'> {
  teamId: number
  day: string
  isWithoutPlayoffs: boolean
}

/** Who won a season does not change, unless it is imported anew. All teams of a league need the same. */
const KEPT_MS = 600_000
const kept = new LRUCache<string, { won: Won | undefined }>({ max: 2_000 })

async function wonOf(context: Context, of: Required<OfSeason>, isKnown: () => Promise<boolean>) {
  const { env, now } = context
  const key = `${env.SIM_SEED} ${of.leagueId} ${of.season} ${Math.floor(now / KEPT_MS)}`
  const before = kept.get(key)
  if (before) return before
  if (!(await isKnown())) return undefined
  const found = await readLibrarySeason(context, of)
  const champion = found && (await seasonChampion(context, found))
  const answer = {
    won: champion && {
      ...{ league: found.league, season: found.season, teamId: champion.team.id, day: champion.day },
      isWithoutPlayoffs: isWithoutPlayoffs(found),
    },
  }
  kept.set(key, answer)
  return answer
}

interface Counted {
  won: Won[]
  isCounting: boolean
}

/** Of seasons that are over and have been played. A piece of one that has not is played behind the answer. */
async function wonInCatalogue(context: Context, gameId: number, teamId: number): Promise<Counted> {
  const { now } = context
  const [current = 0, ...over] = keptStages(now)
  // On its last day the finals of cups have been played.
  const stages = Date.parse(lastDayOfStage(current)) <= now ? [current, ...over] : over
  const leagues = leaguesOf(gameId).filter(({ teamIds }) => teamIds.includes(teamId))
  const seasons = stages.flatMap((stage) => leagues.map((league) => ({ stage, league })))
  const all = await Promise.all(
    seasons.map(async ({ stage, league }) => ({
      ...{ stage, league },
      counted: await wonOf(context, { leagueId: league.id, season: seasonOfStage(stage) }, () =>
        isPlayed(context, league, stage),
      ),
    })),
  )
  const missing = all.find(({ stage, counted }) => !counted && stage !== current)
  if (missing) playBehind(context, () => unplayedIn(context, missing.league, missing.stage, now))
  return { won: all.flatMap(({ counted }) => counted?.won ?? []), isCounting: missing !== undefined }
}

async function wonElsewhere(context: Context, teamId: number): Promise<Counted> {
  const won: Won[] = []
  for (const leagueId of await readLeagueIdsOf(context.matchDb, teamId, LEAGUES_MAX)) {
    const current = await readLibrarySeason(context, { leagueId })
    for (const { id } of current?.seasons.slice(0, CHAMPIONS_MAX) ?? []) {
      const counted = await wonOf(context, { leagueId, season: id }, async () => true)
      if (counted?.won) won.push(counted.won)
    }
  }
  return { won, isCounting: false }
}

/** The seasons that a team has won. */
export const listHonours: Verb<typeof librarySquadCalls.listHonours> = async (context, { teamId }) => {
  const { matchDb, lan, now } = context
  await ensureCalendar(context, now)
  const [team] = await readTeams(matchDb, [teamId])
  if (!team) return fail('not_found')
  const isSimulated = teamById(teamId) !== undefined
  const { won, isCounting } = isSimulated
    ? await wonInCatalogue(context, team.gameId, teamId)
    : await wonElsewhere(context, teamId)
  const honours = won
    .filter((each) => each.teamId === teamId)
    .sort((a, b) => b.day.localeCompare(a.day) || a.league.id - b.league.id)
    .map(({ league, season, day, isWithoutPlayoffs: isFirstOnly }) => ({
      ...{ league: leagueIn(lan, league), season, day },
      ...(isFirstOnly ? { isWithoutPlayoffs: true as const } : {}),
    }))
  return {
    honours,
    ...(isSimulated && honours.length > 0 ? { isSimulated: true as const } : {}),
    ...(isCounting ? { isCounting: true as const } : {}),
  }
}
