import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { Family } from '#contract/games.ts'
import type { MatchTab } from '../match-tabs.ts'
import type { PanelProps } from '../panel.ts'

type DepthParts = Partial<Record<Family, AsyncRouteComponent<PanelProps>>>

const periodCourse = lazyRouteComponent(() => import('./charts/period-course.tsx'), 'PeriodCourse')

const overview: DepthParts = {
  american_football: lazyRouteComponent(() => import('./charts/drives-course.tsx'), 'DrivesCourse'),
  baseball: lazyRouteComponent(() => import('./charts/play-by-play.tsx'), 'PlayByPlay'),
  cricket: lazyRouteComponent(() => import('./charts/cricket-course.tsx'), 'CricketCourse'),
  football: lazyRouteComponent(() => import('./charts/football-course.tsx'), 'FootballCourse'),
  battle_royale: periodCourse,
  combat: periodCourse,
  frames: periodCourse,
  games: periodCourse,
  sets: periodCourse,
  moba: lazyRouteComponent(() => import('./charts/fights-map.tsx'), 'FightsMap'),
  tennis: lazyRouteComponent(() => import('./charts/point-by-point.tsx'), 'PointByPoint'),
}
const stats: DepthParts = {
  baseball: lazyRouteComponent(() => import('./charts/pitch-zones.tsx'), 'PitchZones'),
  basketball: lazyRouteComponent(() => import('./charts/basketball-figures.tsx'), 'BasketballFigures'),
  football: lazyRouteComponent(() => import('./charts/football-figures.tsx'), 'FootballFigures'),
  tennis: lazyRouteComponent(() => import('./charts/serve-and-return.tsx'), 'ServeAndReturn'),
}

/** What a sport has of its own on a tab, each with code that comes when it is seen. */
export const DEPTH_PARTS: Partial<Record<MatchTab, DepthParts>> = { overview, stats }
