import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { MatchRow } from '#contract/match.ts'

interface EmptyPanelProps {
  match: Pick<MatchRow, 'status'>
  /** What is said while the data may still come. */
  title: string
  text: string
}

/** A panel without data: of a match that is over none will come. */
export const EmptyPanel = ({ match, title, text }: EmptyPanelProps) =>
  match.status === 'finished' || match.status === 'result_unknown' ? (
    <EmptyState title={m.match_detail_unknown()} text={m.match_detail_unknown_hint()} />
  ) : (
    <EmptyState title={title} text={text} />
  )
