import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'

/** What stands in a room's place without a picture. Most rooms that are opened are live, so it is loaded on demand. */
export const OffStage = lazyRouteComponent(() => import('./parts/off-stage.tsx'), 'OffStage')
/** Line-ups beside the player: at once only for visitors who hide scores. */
export const RoomLineup = lazyRouteComponent(() => import('./parts/room-lineup.tsx'), 'RoomLineup')
/** What is live in figures: another page than the room. */
export const FiguresPage = lazyRouteComponent(() => import('./figures/figures-page.tsx'), 'FiguresPage')

/** Loads the code of what this room shows besides the player. */
export const loadParts = (isLive: boolean, hidesScores: boolean | undefined) =>
  Promise.all([(import.meta.env.SSR || !isLive) && OffStage.preload?.(), hidesScores && RoomLineup.preload?.()])

/** Loads the figures of what is live, and the code of their page. */
export async function loadFigures(queryClient: QueryClient) {
  const { figuresPage } = await import('./figures/load-figures.ts')
  const [page] = await Promise.all([figuresPage(queryClient), FiguresPage.preload?.()])
  return page
}
