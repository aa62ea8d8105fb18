import type { Verbs } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { countSeries } from './count-series.ts'
import { getHeadToHead } from './get-head-to-head.ts'
import { getMatch } from './get-match.ts'
import { getMatchPro } from './get-match-pro.ts'
import { getStandings } from './get-standings.ts'
import { listEsportsSoon } from './list-esports-soon.ts'
import { listGames, listHomeGames } from './list-games.ts'
import { listHomeMatches } from './list-home-matches.ts'
import { listLeagues, listSportLeagues } from './list-leagues.ts'
import { listLiveMatches } from './list-live-matches.ts'
import { listMatches } from './list-matches.ts'
import { listMatchesById } from './list-matches-by-id.ts'
import { listPastMatches } from './list-past-matches.ts'
import { listPlays } from './list-plays.ts'
import { listSportsLive } from './list-sports-live.ts'
import { listTeams } from './list-teams.ts'
import { listUpcomingMatches } from './list-upcoming-matches.ts'
import { listWeekFixtures } from './list-week-fixtures.ts'
import { listWeekResults } from './list-week-results.ts'
import { setAttention } from './set-attention.ts'

export const matchRoutes: Verbs<typeof matchCalls> = {
  listLeagues,
  listSportLeagues,
  listHomeGames,
  listGames,
  listLiveMatches,
  countSeries,
  listEsportsSoon,
  listSportsLive,
  listTeams,
  listPastMatches,
  listMatches,
  listHomeMatches,
  listUpcomingMatches,
  listWeekFixtures,
  listMatchesById,
  listWeekResults,
  setAttention,
  getStandings,
  getHeadToHead,
  listPlays,
  getMatch,
  getMatchPro,
}
