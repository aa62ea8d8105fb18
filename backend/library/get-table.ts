import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { tableZones } from '#backend/match/table-zones.ts'
import { teamIn } from '#backend/match/to-row.ts'
import type { libraryCalls } from '#contract/library.ts'
import { readLibrarySeason, readSeasonTeams } from './season.ts'
import { seasonTable } from './season-tables.ts'

/** A table of a season, in one of the views that it has. */
export const getTable: Verb<typeof libraryCalls.getTable> = async (context, { view: asked, ...ofSeason }) => {
  const found = await readLibrarySeason(context, ofSeason)
  const view = asked ?? found?.tables[0]
  if (!found || !view || !found.tables.includes(view)) return fail('not_found')
  const known = await readSeasonTeams(context, found.teamIds)
  const { parts, running, moves } = await seasonTable(context, found, view, known)
  const playing = new Set(running.flatMap(({ home, away }) => [home.id, away.id]))
  const hasZones = view === 'overall' || view === 'live'
  return {
    zones: hasZones ? tableZones(found.league.id, found) : [],
    ...(view === 'live' ? { running: running.map(({ id, score: { home, away } }) => ({ id, home, away })) } : {}),
    parts: parts.map(({ name, rows }) => ({
      ...(name === undefined ? {} : { name }),
      rows: rows.flatMap(({ teamId, ...row }) => {
        const team = known.teams.get(teamId)
        const moved = moves?.get(teamId) ?? 0
        return team
          ? [
              {
                ...row,
                team: teamIn(context.lan, team),
                ...(playing.has(teamId) ? { isPlaying: true as const } : {}),
                ...(moved === 0 ? {} : { moved }),
              },
            ]
          : []
      }),
    })),
  }
}
