import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchTab } from '../match-tabs.ts'

/** A card, drawn by `.panel-skeleton` in styles.css. */
type Shape = 'rows' | 'few' | 'stats' | 'results' | 'table' | 'chart' | 'pitch' | 'squads'

const SHAPES: Readonly<Record<MatchTab, readonly Shape[]>> = {
  overview: ['chart', 'chart', 'rows'],
  text: ['rows'],
  lineup: ['squads'],
  stats: ['stats'],
  odds: ['few', 'chart', 'few', 'few'],
  h2h: ['results'],
  standings: ['table'],
  tree: ['table'],
  preview: ['few', 'few', 'few'],
  streams: ['few'],
  log: ['rows'],
  comments: ['rows'],
}

const shapesOf = (tab: MatchTab, family: Family | undefined): readonly Shape[] =>
  tab === 'lineup' && family === 'football' ? ['pitch', ...SHAPES.lineup] : SHAPES[tab]

interface PanelSkeletonProps {
  tab: MatchTab
  /** Of the sport, where its tab has a shape of its own. */
  family?: Family
}

/** Placeholder for a tab whose code or data is loading, in the shape of what comes. */
export const PanelSkeleton = ({ tab, family }: PanelSkeletonProps) => (
  <div className="panel-skeleton" data-shape={tab}>
    <p role="status" className="sr-only">
      {m.match_panel_loading()}
    </p>
    {numbered(shapesOf(tab, family)).map(({ number, item }) => (
      <div key={number} data-shape={item} />
    ))}
  </div>
)

/** Keeps the place of the charts of the overview while their code is loading. */
export const ChartsSkeleton = () => (
  <div aria-hidden="true" className="panel-skeleton">
    <div data-shape="chart" />
    <div data-shape="chart" />
  </div>
)
