import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { MatchTab } from './match-tabs.ts'
import type { PanelProps } from './panel.ts'
import { LazyOverviewCharts } from './parts/lazy-overview-charts.ts'
import { LazyPriceCourse } from './parts/lazy-price-course.ts'

/** What only the page of a match without a score has: its start, its overview, the button for a reminder. */
export const beforeMatch = {
  Overview: lazyRouteComponent(() => import('./parts/before-match.tsx'), 'BeforeMatch'),
  KickOff: lazyRouteComponent(() => import('./parts/kick-off.tsx'), 'KickOff'),
  Reserve: lazyRouteComponent(() => import('../reserve-button.tsx'), 'ReserveButton'),
}

/** Each tab's code is loaded when the tab is opened; the loader of a page that starts on a tab waits for it. */
export const panels: Readonly<Record<MatchTab, AsyncRouteComponent<PanelProps>>> = {
  overview: lazyRouteComponent(() => import('./parts/overview-panel.tsx'), 'OverviewPanel'),
  text: lazyRouteComponent(() => import('./parts/commentary-panel.tsx'), 'CommentaryPanel'),
  lineup: lazyRouteComponent(() => import('./parts/lineup-panel.tsx'), 'LineupPanel'),
  stats: lazyRouteComponent(() => import('./parts/stats-panel.tsx'), 'StatsPanel'),
  odds: lazyRouteComponent(() => import('./parts/odds-panel.tsx'), 'OddsPanel'),
  h2h: lazyRouteComponent(() => import('./parts/head-to-head-panel.tsx'), 'HeadToHeadPanel'),
  standings: lazyRouteComponent(() => import('./parts/standings-panel.tsx'), 'StandingsPanel'),
  tree: lazyRouteComponent(() => import('./parts/tree-panel.tsx'), 'TreePanel'),
  preview: lazyRouteComponent(() => import('./parts/preview-panel.tsx'), 'PreviewPanel'),
  streams: lazyRouteComponent(() => import('./parts/streams-panel.tsx'), 'StreamsPanel'),
  log: lazyRouteComponent(() => import('./parts/log-panel.tsx'), 'LogPanel'),
  comments: lazyRouteComponent(() => import('./parts/comments-panel.tsx'), 'CommentsPanel'),
}

/** Drawn by the server with their tab, and in the browser without a change of the page's height. */
export const charts: Partial<Record<MatchTab, Pick<AsyncRouteComponent<never>, 'preload'>>> = {
  overview: LazyOverviewCharts,
  odds: LazyPriceCourse,
}
