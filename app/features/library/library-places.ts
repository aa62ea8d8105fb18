import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound } from '@tanstack/react-router'
import type { PlaceHead } from '../shell/place-head.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { type LibraryPart, partOf } from './library-parts.ts'
import { loadLeague } from './load-league.ts'
import { loadLeagues } from './load-leagues.ts'

export interface LibraryPageProps {
  /** NaN where the page is of none. */
  id: number
  /** Absent on the list of leagues, and where an id names the page. */
  part: LibraryPart | undefined
  /** Search parameters as they stand in the address. */
  asked: Record<string, unknown>
}

export interface LibraryAsked extends LibraryPageProps {
  client: QueryClient
  shell: Shell
}

interface LibraryPlaceEntry {
  Page: AsyncRouteComponent<LibraryPageProps>
  load: (asked: LibraryAsked) => Promise<Omit<PlaceHead, 'shell' | 'variant'>>
}

const PLACES = {
  leagues: { Page: lazyRouteComponent(() => import('./leagues-page.tsx'), 'LeaguesPage'), load: loadLeagues },
  league: { Page: lazyRouteComponent(() => import('./league-page.tsx'), 'LeaguePage'), load: loadLeague },
  squad: {
    Page: lazyRouteComponent(() => import('./squad-page.tsx'), 'SquadPage'),
    load: async (asked: LibraryAsked) => (await import('./load-squad.ts')).loadSquad(asked),
  },
  player: {
    Page: lazyRouteComponent(() => import('./player-page.tsx'), 'PlayerPage'),
    load: async (asked: LibraryAsked) => (await import('./load-player.ts')).loadPlayer(asked),
  },
  part: {
    Page: lazyRouteComponent(() => import('./part-page.tsx'), 'PartPage'),
    load: async (asked: LibraryAsked) => (await import('./load-part.ts')).loadPart(asked),
  },
  config: {
    Page: lazyRouteComponent(() => import('./config-page.tsx'), 'ConfigPage'),
    load: async (asked: LibraryAsked) => (await import('./load-config.ts')).loadConfig(asked),
  },
} as const satisfies Record<string, LibraryPlaceEntry>

export interface LibraryParams {
  library: string
  id?: string | undefined
}

const OF_ONE = ['league', 'squad', 'player'] as const

/** `/leagueLibrary` lists leagues; an id names a league, a squad or a player, a word a part of the library. */
function nameOf({ library, id }: LibraryParams): keyof typeof PLACES | undefined {
  const part = partOf(library, id)
  if (part) return part === 'leagueList' ? 'leagues' : part === 'config' ? 'config' : 'part'
  if (id === undefined) return library === 'league' ? 'leagues' : undefined
  return /^[1-9]\d{0,15}$/.test(id) ? OF_ONE.find((name) => name === library) : undefined
}

export function libraryPlaceOf(params: LibraryParams): LibraryPlaceEntry | undefined {
  const name = nameOf(params)
  return name && PLACES[name]
}

export const loadPageCode = async (params: LibraryParams): Promise<void> => libraryPlaceOf(params)?.Page.preload?.()

/** Loads what a page shows, and its code; 404 where there is none. */
export async function loadLibraryPlace(
  client: QueryClient,
  params: LibraryParams,
  asked: Record<string, unknown>,
): Promise<PlaceHead> {
  const name = nameOf(params)
  if (!name) throw notFound()
  const shell = await client.ensureQueryData(shellQuery())
  const [head] = await Promise.all([
    PLACES[name].load({ client, shell, id: Number(params.id), part: partOf(params.library, params.id), asked }),
    loadPageCode(params),
  ])
  return { shell, variant: `/{$library}Library/{-$id} ${name}`, ...head }
}
