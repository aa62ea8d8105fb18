import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { OwnPost } from '#contract/post.ts'
import { PostReason } from './post-reason.tsx'

interface PostNotesProps {
  post: OwnPost | undefined
  /** It was changed elsewhere. */
  moved: OwnPost | undefined
  onMine: () => void
  onOther: () => void
}

const NOTE = 'rounded-lg border border-line bg-surface-1 px-4 py-3 text-13'

/** What its author should know of a post before she changes it. */
export const PostNotes = ({ post, moved, onMine, onOther }: PostNotesProps) => (
  <>
    {post?.reason && <PostReason state={post.state} reason={post.reason} />}
    {post?.state === 'reviewing' && (
      <p role="note" className={NOTE}>
        {m.user_post_note_reviewing()}
      </p>
    )}
    {post?.isPublic && (
      <p role="note" className={NOTE}>
        {m.user_post_note_public()}
      </p>
    )}
    {moved && (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-lg border border-warn bg-surface-1 p-4">
        <p className="min-w-0 flex-1">{m.user_post_moved()}</p>
        <Button variant="quiet" onClick={onMine}>
          {m.user_post_moved_mine()}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {m.user_post_moved_other()}
        </Button>
      </div>
    )}
  </>
)
