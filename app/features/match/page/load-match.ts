import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { gameByCode } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { roomsOfMatchQuery } from '../../live/live.queries.ts'
import { shellQuery } from '../../shell/shell.queries.ts'
import { headToHeadQuery, matchQuery, standingsQuery } from '../match.queries.ts'
import { showsScore } from '../row-view.ts'
import type { MatchTab } from './match-tabs.ts'

/** The code of the page's parts comes with the page's own, so that no other page names it. */
const loadParts = () => import('./panels.ts')

/** Whether a text is a match id as in the URL of a match page. */
export const isMatchId = (text: string): boolean => /^[1-9]\d{0,11}$/.test(text)

/** In the browser the tab itself asks: its code is for few pages. */
async function prefetchTree(queryClient: QueryClient, match: MatchRow): Promise<void> {
  const [{ treeQuery }, { treeInput }] = await Promise.all([
    import('../tree/tree.queries.ts'),
    import('../tree/tree-input.ts'),
  ])
  await queryClient.prefetchQuery(treeQuery(treeInput(match)))
}

/** Prefetches the data of one tab. Never fails: the tab itself shows an error. */
async function loadTab(queryClient: QueryClient, tab: MatchTab, match: MatchRow): Promise<void> {
  const isBefore = match.status === 'scheduled' || match.status === 'previewed'
  if (tab === 'standings') await queryClient.prefetchQuery(standingsQuery(match.league.id, { season: match.season }))
  if (import.meta.env.SSR && tab === 'tree') await prefetchTree(queryClient, match)
  if (!showsScore(match)) {
    const { beforeMatch } = await loadParts()
    await Promise.all(Object.values(beforeMatch).map((component) => component.preload?.()))
  }
  if (tab === 'h2h' || tab === 'preview' || (tab === 'overview' && isBefore))
    await queryClient.prefetchQuery(headToHeadQuery(match.id))
}

/** Loads the code of a tab; the server also that of what it draws there and a browser hydrates when it is seen. */
async function loadPanel(tab: MatchTab, game: string): Promise<void> {
  const { panels, charts } = await loadParts()
  await Promise.all([panels[tab].preload?.(), charts[tab]?.preload?.()])
  if (import.meta.env.SSR) {
    const { DEPTH_PARTS } = await import('./parts/depth-parts.ts')
    await DEPTH_PARTS[tab]?.[gameByCode(game)?.family ?? 'games']?.preload?.()
  }
}

/** Loads the code of a game's scoreboard. */
export async function loadScoreboardOf(game: string): Promise<void> {
  const { loadScoreboard } = await import('../scoreboards/family-scoreboards.ts')
  await loadScoreboard(gameByCode(game)?.family ?? 'games')
}

/** How long a tab of an open page is waited for: less is no wait, and a placeholder would only flash. */
const CODE_GRACE_MS = 80

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Loads what the page needs before it renders. In the browser a tab of an open page opens at once, with a placeholder,
 * and loads its own code and data.
 */
export async function loadMatch(queryClient: QueryClient, game: string, id: string, tab: MatchTab) {
  const matchId = Number(id)
  const isOpen = !import.meta.env.SSR && queryClient.getQueryData(matchQuery(game, matchId).queryKey) !== undefined
  const code = loadPanel(tab, game)
  // A tab whose code does not come says so itself.
  const panel = isOpen ? Promise.race([code.catch(() => {}), wait(CODE_GRACE_MS)]) : code
  const [shell, detail] = await Promise.all([
    queryClient.ensureQueryData(shellQuery()),
    queryClient.ensureQueryData(matchQuery(game, matchId)).catch((error: unknown) => {
      throw failureOf(error).code === 'not_found' ? notFound() : error
    }),
    panel,
    loadScoreboardOf(game),
  ])
  const tabData = loadTab(queryClient, tab, detail.match)
  // The player is on top of the page: it must not come after the rest.
  if (detail.match.roomId !== undefined) await queryClient.prefetchQuery(roomsOfMatchQuery(detail.match))
  if (import.meta.env.SSR) await tabData
  return { shell, match: detail.match, venue: detail.venue }
}
