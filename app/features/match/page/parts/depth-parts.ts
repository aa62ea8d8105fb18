import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { Family } from '#contract/games.ts'
import type { MatchTab } from '../match-tabs.ts'
import type { PanelProps } from '../panel.ts'

type DepthParts = Partial<Record<Family, AsyncRouteComponent<PanelProps>>>

const overview: DepthParts = {
  football: lazyRouteComponent(() => import('./charts/football-course.tsx'), 'FootballCourse'),
}
const stats: DepthParts = {
  football: lazyRouteComponent(() => import('./charts/football-figures.tsx'), 'FootballFigures'),
}

/** What a sport has of its own on a tab, each with code that comes when it is seen. */
export const DEPTH_PARTS: Partial<Record<MatchTab, DepthParts>> = { overview, stats }
