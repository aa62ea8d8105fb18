import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { People } from '../people.ts'

/** Props of every tab of the match page. */
export interface PanelProps {
  detail: MatchDetail
  people: People
  family: Family
}
