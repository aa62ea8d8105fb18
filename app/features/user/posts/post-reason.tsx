import { m } from '#app/paraglide/messages.js'
import type { PostState } from '#contract/post-rules.ts'

/** What staff said; after a change it stays until the post is sent again. */
export const PostReason = ({ state, reason }: { state: PostState; reason: string }) => (
  <p className="wrap-anywhere rounded-md bg-surface-2 px-3 py-2 text-13">
    {state === 'off' ? m.user_post_note_off({ reason }) : m.user_post_note_failed({ reason })}
  </p>
)
