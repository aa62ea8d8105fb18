import type { Context } from '#backend/core/context.ts'
import { hasIds } from '#backend/match/conditions.store.ts'
import { simulatedSeason } from '#backend/match/league-season.ts'
import { readLeagues } from '#backend/match/leagues.store.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { leagueIn } from '#backend/match/to-row.ts'
import type { Answer } from '#contract/call.ts'
import type { Family } from '#contract/games.ts'
import { PLAYED_MAX } from '#contract/library-squad-rules.ts'
import type { librarySquadCalls, PlayedMatch } from '#contract/library-squads.ts'
import type { Season } from '#contract/standings.ts'
import { type FigureRule, figureRules } from './figures/figure-rules.ts'
import { addParts, type Parts, partsOf } from './figures/line-parts.ts'
import { picksIn } from './figures/picks.ts'
import type { readLinesOf } from './lines.store.ts'
import { figureForm, figureValue, shownFigures } from './show-figure.ts'

type PlayerPage = Answer<typeof librarySquadCalls.getPlayer>
export type PlayerLines = Awaited<ReturnType<typeof readLinesOf>>

const sumsOf = (family: Family, lines: PlayerLines): Parts[] => lines.map(({ values }) => partsOf(family, values))

/** The sport's figures that somebody has in any of these. */
const rulesIn = (family: Family, sums: readonly Parts[]): FigureRule[] =>
  figureRules(family).filter((rule) => sums.some((parts) => rule.of(parts)))

/** Each season of each competition, in the order of the lines. */
export async function careerOf(context: Context, family: Family, lines: PlayerLines): Promise<PlayerPage['career']> {
  const rows = new Map<string, { leagueId: number; season: Season; parts: Parts }>()
  for (const line of lines) {
    const key = `${line.leagueId} ${line.season}`
    const parts = partsOf(family, line.values)
    const before = rows.get(key)
    const sum = before ? addParts(before.parts, parts) : parts
    const season = line.isSimulated ? simulatedSeason(Number(line.season)) : { id: line.season }
    rows.set(key, { leagueId: line.leagueId, season, parts: sum })
  }
  const list = [...rows.values()]
  const stored = await readLeagues(context.matchDb, [...new Set(list.map(({ leagueId }) => leagueId))])
  const leagues = new Map(stored.map((league) => [league.id, league]))
  const rules = rulesIn(
    family,
    list.map(({ parts }) => parts),
  )
  return list.flatMap(({ leagueId, season, parts }) => {
    const league = leagues.get(leagueId)
    if (!league) return []
    const figures = shownFigures(rules, parts, family)
    return [{ league: leagueIn(context.lan, league), season, matches: parts.matches ?? 0, figures }]
  })
}

/** The last matches, with what somebody did in each. */
export async function lastMatches(
  context: Context,
  family: Family,
  lines: PlayerLines,
): Promise<Pick<PlayerPage, 'columns' | 'recent'>> {
  const last = lines.slice(0, PLAYED_MAX)
  if (last.length === 0) return { columns: [], recent: [] }
  const ids = last.map(({ matchId }) => matchId)
  const { rows } = await readRows(context, { where: hasIds(ids), order: 'newest', limit: ids.length })
  const valuesOf = new Map(last.map((line) => [line.matchId, line.values]))
  const rules = rulesIn(family, sumsOf(family, last))
  const recent = rows.map((match): PlayedMatch => {
    const line = valuesOf.get(match.id) ?? {}
    const parts = partsOf(family, line)
    const values = rules.flatMap((rule) => {
      const value = figureValue(rule, parts, family)?.value
      return value === undefined ? [] : [[rule.key, value] as const]
    })
    const picks = picksIn(family, line)
    return { match, values: Object.fromEntries(values), ...(picks.length > 0 ? { picks } : {}) }
  })
  return { columns: rules.map(figureForm), recent }
}
