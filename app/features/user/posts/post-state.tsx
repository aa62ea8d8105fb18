import { m } from '#app/paraglide/messages.js'
import type { PostState } from '#contract/post-rules.ts'

export const POST_STATE_NAMES: Readonly<Record<PostState, () => string>> = {
  draft: m.user_post_state_draft,
  reviewing: m.user_post_state_reviewing,
  failed: m.user_post_state_failed,
  published: m.user_post_state_published,
  off: m.user_post_state_off,
}

const COLOURS: Readonly<Record<PostState, string>> = {
  draft: 'border-line text-text-muted',
  reviewing: 'border-warn text-text',
  failed: 'border-lose text-lose',
  published: 'border-win text-win',
  off: 'border-lose text-lose',
}

/** What became of a post, and whether an earlier text of it is public. */
export const PostStates = ({ state, isPublic }: { state: PostState; isPublic: boolean }) => (
  <>
    <span className={`rounded-sm border px-2 py-0.5 text-12 ${COLOURS[state]}`}>{POST_STATE_NAMES[state]()}</span>
    {isPublic && state !== 'published' && (
      <span className="rounded-sm border border-win px-2 py-0.5 text-12 text-win">{m.user_post_state_earlier()}</span>
    )}
  </>
)
