import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Comment } from '#contract/comment.ts'
import { addComment, listReplies } from '../comment.functions.ts'
import { type Change, type CommentList, withChanged, withOwn, withoutText } from '../comment-list.ts'
import { useCommentList } from '../use-comment-list.ts'
import { useFollowed } from '../use-followed.ts'
import type { Follow } from '../use-live-comments.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem, type ItemDeeds } from './comment-item.tsx'

interface CommentThreadProps extends ItemDeeds {
  subject: string
  thread: Comment
  onChange: (id: number, change: Change) => void
  onDelete: (id: number) => void
  /** Comments that were read, for the viewer's likes. */
  onRead: (comments: readonly Comment[]) => void
  /** A reply of the viewer was taken, or is deleted. */
  onOwn: (id: number) => void
  onGone: (id: number) => void
  /** Comments that are gone since they were read. */
  removed: ReadonlySet<number>
  follow: Follow
  /** The newest comment when the reader last asked for new ones; 0: she has not. */
  upTo: number
}

/** A comment, its replies when they are asked for, and the form of a reply. */
export function CommentThread(props: CommentThreadProps) {
  const { subject, thread, onChange, onDelete, onRead, onOwn, onGone, removed, follow, upTo, ...deeds } = props
  const [isOpen, setIsOpen] = useState(false)
  const [isReplying, setIsReplying] = useState(false)
  const [own, setOwn] = useState<readonly Comment[]>([])
  useFollowed(follow, own, setOwn)
  return (
    <CommentItem
      comment={thread}
      onChange={onChange}
      onDelete={onDelete}
      onReply={() => setIsReplying(true)}
      {...deeds}
    >
      {isReplying && (
        <CommentForm
          name={`reply-${thread.id}`}
          label={m.comment_reply_label({ name: thread.by?.name ?? '' })}
          submitLabel={m.comment_reply()}
          mutedUntil={deeds.mutedUntil}
          send={addComment}
          inputOf={(text) => ({ subject: subject as never, text, replyTo: thread.id })}
          onTaken={(reply) => {
            setOwn((before) => [...before, reply])
            setIsOpen(true)
            setIsReplying(false)
            onChange(thread.id, (before) => ({ ...before, replies: before.replies + 1 }))
            onOwn(reply.id)
          }}
          onCancel={() => setIsReplying(false)}
        />
      )}
      {thread.replies > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-9 items-center justify-self-start font-medium text-13 text-brand-text hover:underline"
        >
          {isOpen ? m.comment_replies_hide() : m.comment_replies({ count: thread.replies })}
        </button>
      )}
      {isOpen && (
        <Replies
          thread={thread}
          own={own}
          removed={removed}
          follow={follow}
          upTo={upTo}
          onRead={onRead}
          onReply={() => setIsReplying(true)}
          onDeleted={(id) => {
            setOwn((before) => before.filter((each) => each.id !== id))
            onChange(thread.id, (before) => ({ ...before, replies: Math.max(0, before.replies - 1) }))
            onGone(id)
          }}
          {...deeds}
        />
      )}
    </CommentItem>
  )
}

interface RepliesProps extends ItemDeeds {
  thread: Comment
  /** Replies that the viewer has just written: what is read may be some seconds old. */
  own: readonly Comment[]
  removed: ReadonlySet<number>
  follow: Follow
  upTo: number
  onRead: (comments: readonly Comment[]) => void
  onReply: () => void
  onDeleted: (id: number) => void
}

function Replies({ thread, own, removed, follow, upTo, onRead, onReply, onDeleted, ...deeds }: RepliesProps) {
  const { list, setList, status, load } = useCommentList(String(thread.id), async (after) => {
    const anew = upTo > 0 ? { newest: upTo } : {}
    const answer = await listReplies({ data: { id: thread.id, ...(after ? { after } : anew) } })
    if (answer.ok) onRead(answer.data.list)
    return answer
  })
  useFollowed(follow, list.items, (change) => setList((before) => ({ ...before, items: change(before.items) })))
  const readUpTo = useRef(upTo)
  useEffect(() => {
    if (readUpTo.current === upTo) return
    readUpTo.current = upTo
    void load()
  }, [upTo, load])
  const withOwnOnes = (before: CommentList) => {
    const known = new Set(before.items.map(({ id }) => id))
    return own.filter(({ id }) => !known.has(id)).reduce(withOwn, before)
  }
  const shown = withOwnOnes(list).items.filter(({ id }) => !removed.has(id))
  return (
    <div className="grid gap-3 border-line border-s-2 ps-3">
      <ul className="grid gap-3">
        {shown.map((reply) => (
          <li key={reply.id}>
            <CommentItem
              comment={reply}
              onChange={(id, change) => setList((before) => withChanged(withOwnOnes(before), id, change))}
              onDelete={(id) => {
                setList((before) => withoutText(withOwnOnes(before), id))
                onDeleted(id)
              }}
              onReply={onReply}
              {...deeds}
            />
          </li>
        ))}
      </ul>
      <ListEnd status={status} next={list.next} onMore={() => void load(list.next)} />
    </div>
  )
}

interface ListEndProps {
  status: 'loading' | 'ready' | 'failed'
  next: string | undefined
  onMore: () => void
}

/** Below what was read: that more is coming, a way to ask for it, or that it did not come. */
export function ListEnd({ status, next, onMore }: ListEndProps) {
  if (status === 'loading')
    return (
      <div role="status" className="grid gap-2">
        <span className="sr-only">{m.comment_loading()}</span>
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-4 w-full" />
      </div>
    )
  if (status === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-13 text-text-muted">
        {m.comment_failed()}
        <Button variant="quiet" onClick={onMore}>
          {m.shell_error_retry()}
        </Button>
      </div>
    )
  return next === undefined ? null : (
    <Button variant="quiet" className="justify-self-center" onClick={onMore}>
      {m.comment_more()}
    </Button>
  )
}
