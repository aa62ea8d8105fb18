import { m } from '#app/paraglide/messages.js'
import { type EmptyPictureName, EmptyState } from '#app/ui/empty-state.tsx'
import type { MatchRow } from '#contract/match-row.ts'

interface EmptyPanelProps {
  match: Pick<MatchRow, 'status'>
  picture: EmptyPictureName
  /** What is said while the data may still come. */
  title: string
  text: string
}

/** A panel without data: of a match that is over none will come. */
export const EmptyPanel = ({ match, picture, title, text }: EmptyPanelProps) =>
  match.status === 'finished' || match.status === 'result_unknown' ? (
    <EmptyState picture={picture} title={m.match_detail_unknown()} text={m.match_detail_unknown_hint()} />
  ) : (
    <EmptyState picture={picture} title={title} text={text} />
  )
