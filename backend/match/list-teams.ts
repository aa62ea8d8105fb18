import { type Names, nameIn } from '#backend/core/names.ts'
import type { Verb } from '#backend/core/serve.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import type { Language } from '#contract/languages.ts'
import type { matchCalls } from '#contract/match.ts'
import { readTeams } from './results.store.ts'
import { readLeaguesOfTeams, readTeamsPlaying, searchTeams } from './teams.store.ts'

const TEAMS_MAX = 24
const GAMES_MAX = 8
/** Whose leagues come first for a caller of unknown country. */
const COUNTRIES: { readonly [Lan in Language]?: string } = { zh_CN: 'CN', zh_tw: 'TW', jp: 'JP', ar: 'SA', en_US: 'US' }

/** Takes one of each list in turn, each value once. */
export function inTurn(lists: readonly (readonly number[])[], max: number): number[] {
  const taken = new Set<number>()
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let index = 0; index < longest; index += 1)
    for (const list of lists) {
      const value = list[index]
      if (value !== undefined && taken.size < max) taken.add(value)
    }
  return [...taken]
}

/** Teams to choose from: by a part of their name, else those that play important matches around now. */
export const listTeams: Verb<typeof matchCalls.listTeams> = async (context, { text = '', gameIds }) => {
  const { matchDb, lan, now } = context
  const country = context.country ?? COUNTRIES[lan] ?? ''
  const games = gameIds.split(',').map(Number)
  const wanted = text.trim()
  await ensureCalendar(context, now)
  const inLeagues = async (teams: Awaited<ReturnType<typeof readTeams>>) => {
    const leagues = await readLeaguesOfTeams(
      matchDb,
      teams.map(({ id }) => id),
    )
    return teams.map(({ id, gameId, names, crest }) => {
      const league = leagues.get(id)
      return {
        id,
        gameId,
        name: nameIn(lan, names),
        crest,
        ...(league ? { league: { name: nameIn(lan, league.names as Names), country: league.country } } : {}),
      }
    })
  }
  if (wanted !== '') return { teams: await inLeagues(await searchTeams(matchDb, wanted, games, TEAMS_MAX)) }
  const range = { from: now - 3 * DAY, to: now + 4 * DAY, now }
  const playing = await Promise.all(
    games.slice(0, GAMES_MAX).map((gameId) => readTeamsPlaying(matchDb, gameId, country, range)),
  )
  const ids = inTurn(
    playing.map((rows) => rows.flatMap(({ homeId, awayId }) => [homeId, awayId])),
    TEAMS_MAX,
  )
  const known = new Map((await readTeams(matchDb, ids)).map((row) => [row.id, row]))
  return { teams: await inLeagues(ids.flatMap((id) => known.get(id) ?? [])) }
}
