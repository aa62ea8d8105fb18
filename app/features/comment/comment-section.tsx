import { useCallback, useEffect, useState } from 'react'
import { compactNumber } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Comment } from '#contract/comment.ts'
import { COMMENT_SORTS, COMMENTS_COUNTED, type CommentSort, type CommentSubject } from '#contract/comment-rules.ts'
import { openLogin } from '../login/login.store.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { addComment, getOwnMarks, listComments } from './comment.functions.ts'
import { withChanged, withOwn, withoutText } from './comment-list.ts'
import { afterDeleted, afterFrame, afterOwn, afterRead, NOTHING } from './live-count.ts'
import { CommentForm } from './parts/comment-form.tsx'
import { CommentThread, ListEnd } from './parts/comment-thread.tsx'
import { useCommentList } from './use-comment-list.ts'
import { useFollowed } from './use-followed.ts'
import { useLiveComments } from './use-live-comments.ts'

export interface CommentSectionProps {
  subject: CommentSubject
}

const SORT_LABELS: Readonly<Record<CommentSort, () => string>> = {
  new: m.comment_sort_new,
  likes: m.comment_sort_likes,
}

/** An address may ask for a page of the comments: so many parts are there at once. */
const PARTS_MAX = 10
const partsAsked = () => Math.trunc(Number(new URLSearchParams(location.search).get('page'))) || 1

/** The comments on a subject, and for users a field to write one. */
export function CommentSection({ subject }: CommentSectionProps) {
  const { locale } = useShell()
  const viewer = useViewer()
  const [sort, setSort] = useState<CommentSort>('new')
  const marks = useOwnMarks(viewer?.uid)
  const [live, setLive] = useState(NOTHING)
  const [upTo, setUpTo] = useState(0)
  const { count, newest, hasNew, removed } = live
  const [parts] = useState(() => Math.min(PARTS_MAX, Math.max(1, partsAsked())))
  const read = async (after: string | undefined) => {
    const asked = newest
    const answer = await listComments({
      data: { subject, sort, ...(after ? { after } : asked > 0 ? { newest: asked } : {}) },
    })
    if (!answer.ok) return answer
    marks.read(answer.data.list)
    if (after === undefined) setLive((before) => afterRead(before, answer.data, asked))
    return answer
  }
  const { list, setList, status, load } = useCommentList(`${subject} ${sort}`, read, parts)
  const follow = useLiveComments(subject, (change) => setLive((before) => afterFrame(before, change)))
  useFollowed(follow, list.items, (change) => setList((before) => ({ ...before, items: change(before.items) })))
  // An answer may be from before one was taken out.
  const { items } = [...removed].reduce(withoutText, list)
  const onGone = (id: number) => setLive((before) => afterDeleted(before, id))
  const showNew = () => {
    setUpTo(newest)
    if (sort === 'new') void load()
    else setSort('new')
  }
  const isEmpty = status === 'ready' && items.length === 0
  return (
    <section aria-label={m.comment_title()} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-baseline gap-2 font-semibold text-16">
          {m.comment_title()}
          {count !== undefined && count > 0 && (
            <span className="figures font-normal text-text-muted">
              {count >= COMMENTS_COUNTED
                ? `${compactNumber(COMMENTS_COUNTED, locale.tag)}+`
                : compactNumber(count, locale.tag)}
            </span>
          )}
        </h2>
        <div className="flex gap-1">
          {COMMENT_SORTS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === sort}
              onClick={() => setSort(each)}
              className="min-h-9 rounded-md px-3 text-13 text-text-muted hover:bg-surface-2 aria-pressed:bg-surface-2 aria-pressed:font-medium aria-pressed:text-text"
            >
              {SORT_LABELS[each]()}
            </button>
          ))}
        </div>
      </div>
      {viewer ? (
        <CommentForm
          name={subject}
          label={m.comment_field()}
          submitLabel={m.comment_send()}
          mutedUntil={marks.mutedUntil}
          send={addComment}
          inputOf={(text) => ({ subject, text })}
          onTaken={(own) => {
            setList((before) => withOwn(before, own))
            setLive((before) => afterOwn(before, own.id))
          }}
        />
      ) : (
        <Button variant="quiet" className="w-full" onClick={() => openLogin({ reason: m.comment_sign_in() })}>
          {m.comment_sign_in()}
        </Button>
      )}
      <div role="status" className="empty:hidden">
        {hasNew && (
          <Button variant="quiet" className="w-full text-brand-text!" onClick={showNew}>
            {m.comment_show_new()}
          </Button>
        )}
      </div>
      {isEmpty && <EmptyState picture="posts" title={m.comment_empty()} text={m.comment_empty_text()} />}
      {items.length > 0 && (
        <ul className="grid gap-4">
          {items.map((thread) => (
            <li key={thread.id} className="border-line border-b pb-4 last:border-b-0">
              <CommentThread
                subject={subject}
                thread={thread}
                likes={marks.likes}
                setLiked={marks.setLiked}
                mutedUntil={marks.mutedUntil}
                onRead={marks.read}
                onChange={(id, change) => setList((before) => withChanged(before, id, change))}
                onDelete={onGone}
                onOwn={(id) => setLive((before) => afterOwn(before, id))}
                onGone={onGone}
                removed={removed}
                follow={follow}
                upTo={upTo}
              />
            </li>
          ))}
        </ul>
      )}
      <ListEnd status={status} next={list.next} onMore={() => void load(list.next)} />
    </section>
  )
}

/** What only the viewer gets: which comments she likes, and until when she is muted. */
function useOwnMarks(uid: number | undefined) {
  const [likes, setLikes] = useState<ReadonlySet<number>>(new Set())
  const [mutedUntil, setMutedUntil] = useState<string>()
  const [wanted, setWanted] = useState<readonly number[]>()
  const read = useCallback((comments: readonly Comment[]) => setWanted(comments.map(({ id }) => id)), [])
  useEffect(() => {
    if (uid === undefined || wanted === undefined) return undefined
    let isOver = false
    const ids = wanted.slice(0, 60).join(',')
    void getOwnMarks({ data: ids === '' ? {} : { ids } }).then(
      (answer) => {
        if (isOver || !answer.ok) return
        const { liked } = answer.data
        setLikes((before) => new Set([...[...before].filter((id) => !wanted.includes(id)), ...liked]))
        setMutedUntil(answer.data.mutedUntil)
      },
      // Without them a like shows when it is given.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [uid, wanted])
  const setLiked = useCallback(
    (id: number, isLiked: boolean) =>
      setLikes((before) => new Set(isLiked ? [...before, id] : [...before].filter((each) => each !== id))),
    [],
  )
  return { likes, setLiked, mutedUntil, read }
}
