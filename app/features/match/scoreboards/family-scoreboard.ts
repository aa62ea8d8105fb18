import type { ComponentType } from 'react'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import type { EventNames } from '../events/event-names.ts'
import type { People } from '../people.ts'
import type { BoardOf } from './board-of.ts'
import type { Headline } from './headline.ts'
import type { Sentence } from './sentence.ts'

export interface BoardProps<F extends Family> {
  board: BoardOf<F>
  match: MatchRow
  people: People
  /** All that is known of the match; `board`, `match` and `people` are of it. */
  detail: MatchDetail
}

/** A column after the periods of both sides. */
export interface PeriodTotal {
  label: string
  home: number
  away: number
}

export interface PeriodStripProps {
  match: MatchRow
  /** Columns after the periods: runs, hits and errors. */
  totals?: readonly PeriodTotal[] | undefined
}

/** How one family of games shows its score: one module, one chunk, loaded with the pages of that family only. */
export interface FamilyScoreboard<F extends Family> {
  /** What its events are called. */
  events: EventNames
  /** Commentary by event type, of events that no other family has. */
  sentences?: Readonly<Record<string, readonly Sentence[]>>
  /** What an event of the timeline tells beside its name, of a family whose events have figures of their own. */
  detailsOf?: (item: TimelineItem) => string[]
  headlineOf: (match: MatchRow, board: BoardOf<F>) => Headline
  /** The detail with heroes, maps and weapons called as the reader's language does. */
  inOwnNames?: (detail: MatchDetail) => MatchDetail
  /** What stands below the score. */
  Board: ComponentType<BoardProps<F>>
  /** The strip of periods above the board; not of a family whose board lists its maps or games itself. */
  PeriodStrip?: ComponentType<PeriodStripProps>
  /** Columns after the periods: runs, hits and errors. */
  totalsOf?: (match: MatchRow, board: BoardOf<F>) => PeriodTotal[]
  /** Who scored, under the names of the teams. */
  Scorers?: ComponentType<{ detail: MatchDetail; people: People }>
  /** Parts of the board that are loaded after the page. The server has all before it renders: any may be the open one. */
  parts?: readonly { preload?: (() => Promise<void> | undefined) | undefined }[]
}
