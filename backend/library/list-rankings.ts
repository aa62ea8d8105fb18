import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { teamIn } from '#backend/match/to-row.ts'
import { LEADERS_MAX, RANKED_MAX } from '#contract/library-squad-rules.ts'
import type { librarySquadCalls } from '#contract/library-squads.ts'
import { knownRules, rankBy } from './figures/season-figures.ts'
import { readSeasonTeams } from './season.ts'
import { seasonSums } from './season-sums.ts'
import { figureForm, figureValue } from './show-figure.ts'
import { namedPlayers } from './show-player.ts'
import { readCountedSeason } from './team-league.ts'

/** How often somebody was on is no ranking, nor who struck out or gave away most. */
const OF_NO_MERIT: ReadonlySet<string> = new Set([
  ...['minutes', 'at_bats', 'strikeouts'],
  ...['innings_pitched', 'hits_allowed', 'earned_runs', 'walks_allowed'],
])

/** The players of a season by each figure of the sport; all of one where it is asked for. */
export const listRankings: Verb<typeof librarySquadCalls.listRankings> = async (context, { figure, ...asked }) => {
  const found = await readCountedSeason(context, asked)
  if (!found) return fail('not_found')
  const { family, players } = await seasonSums(context, found)
  const all = [...players.values()]
  const rules = knownRules(family, all).filter(
    ({ key }) => !OF_NO_MERIT.has(key) && (figure === undefined || key === figure),
  )
  if (figure !== undefined && rules.length === 0) return fail('not_found')
  const ranked = rules.map((rule) => ({
    rule,
    rows: rankBy(rule, all).slice(0, figure === undefined ? LEADERS_MAX : RANKED_MAX),
  }))
  const rows = ranked.flatMap((each) => each.rows)
  const [named, { teams }] = await Promise.all([
    namedPlayers(context, [...new Set(rows.map(({ player }) => player))]),
    readSeasonTeams(context, [...new Set(rows.map(({ teamId }) => teamId))]),
  ])
  return {
    rankings: ranked.map(({ rule, rows: ofRule }) => ({
      ...figureForm(rule),
      rows: ofRule.flatMap(({ player, teamId, parts, rank }) => {
        const [who, team, value] = [named.get(player), teams.get(teamId), figureValue(rule, parts, family)]
        return who && team && value
          ? [{ rank, player: who, team: teamIn(context.lan, team), matches: parts.matches ?? 0, ...value }]
          : []
      }),
    })),
  }
}
