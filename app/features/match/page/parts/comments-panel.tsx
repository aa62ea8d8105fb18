import { Comments } from '../../../comment/comments.tsx'
import type { PanelProps } from '../panel.ts'

/** What people say about a match; it may tell the result. */
export const CommentsPanel = ({ detail: { match } }: PanelProps) => <Comments subject={`match:${match.id}`} />
