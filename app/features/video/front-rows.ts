import type { QueryClient } from '@tanstack/react-query'
import type { VideoLine } from '#contract/video.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { videosQuery } from './video.queries.ts'

/** Beside the largest one. */
const LEADS = 5
/** Rows by game on the page of all games, and videos in a row. */
const GAME_ROWS = 4
export const ROW_LENGTH = 8
export const NEWEST_SHOWN = 12

type OfBrand = Pick<Shell, 'brand'>

/** The hottest, or while nothing is hot the newest. */
export const leadsOf = (hot: readonly VideoLine[], newest: readonly VideoLine[]): readonly VideoLine[] =>
  (hot.length > 0 ? hot : newest).slice(0, LEADS)

/** The games that get a row: those with most of these videos, in the order in which they come. */
export function gamesOfRows(videos: readonly VideoLine[]): number[] {
  const counts = new Map<number, number>()
  for (const { gameId } of videos) if (gameId !== undefined) counts.set(gameId, (counts.get(gameId) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, GAME_ROWS)
    .map(([gameId]) => gameId)
}

/** Asks for all that the front page shows; its videos, without those of later rows. */
export async function frontQueries(
  client: QueryClient,
  shell: OfBrand,
  gameId: number | undefined,
): Promise<readonly VideoLine[]> {
  const [hot, newest] = await Promise.all([
    client.ensureQueryData(videosQuery(shell, gameId, 'hot')),
    client.ensureQueryData(videosQuery(shell, gameId, 'new')),
  ])
  const games = gameId === undefined ? gamesOfRows([...hot.list, ...newest.list]) : []
  const rows = await Promise.all(
    games.map((id) => client.ensureQueryData(videosQuery(shell, id, 'new')).catch(() => ({ list: [] }))),
  )
  const shown = [...leadsOf(hot.list, newest.list), ...newest.list.slice(0, NEWEST_SHOWN)]
  return [...shown, ...rows.flatMap(({ list }) => list.slice(0, ROW_LENGTH))]
}
