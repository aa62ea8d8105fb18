import { lazy, type ReactNode, Suspense, useState } from 'react'
import { compactNumber } from '#app/lib/compact-number.ts'
import { relativeTime } from '#app/lib/relative-time.ts'
import { useNow } from '#app/lib/use-now.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar, MemberBadge } from '#app/ui/avatar.tsx'
import { confirm } from '#app/ui/confirm.ts'
import type { Comment } from '#contract/comment.ts'
import { COMMENT_EDIT_MS } from '#contract/comment-rules.ts'
import { requireUser } from '../../login/login.store.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { deleteComment, editComment, likeComment } from '../comment.functions.ts'
import type { Change } from '../comment-list.ts'
import { CommentForm } from './comment-form.tsx'

const ReportComment = lazy(() => import('./report-comment.tsx').then((code) => ({ default: code.ReportComment })))

const TakeOutComment = lazy(() => import('./take-out-comment.tsx').then((code) => ({ default: code.TakeOutComment })))

export interface ItemDeeds {
  /** Ids of those that the viewer likes. */
  likes: ReadonlySet<number>
  setLiked: (id: number, isLiked: boolean) => void
  mutedUntil: string | undefined
}

interface CommentItemProps extends ItemDeeds {
  comment: Comment
  onChange: (id: number, change: Change) => void
  onDelete: (id: number) => void
  onReply: () => void
  children?: ReactNode
}

const DEED =
  'inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-13 text-text-muted hover:bg-surface-2 hover:text-text disabled:opacity-50'

/** Not that of lucide-react, which would come to each page of the personal centre with the icons that several parts share. */
const HeartIcon = ({ isFull }: { isFull: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={16}
    height={16}
    stroke="currentColor"
    strokeWidth={2}
    strokeLinejoin="round"
    fill={isFull ? 'currentColor' : 'none'}
  >
    <path d="M12 20.5C5.5 15.5 2.5 12 2.5 8.5a5 5 0 0 1 9.5-2 5 5 0 0 1 9.5 2c0 3.5-3 7-9.5 12Z" />
  </svg>
)

/** One comment with what may be done about it, or the place of one that was deleted. */
export function CommentItem(props: CommentItemProps) {
  const { comment, onChange, mutedUntil, children } = props
  const { id, by, text = '' } = comment
  const [isEditing, setIsEditing] = useState(false)
  if (!by)
    return (
      <article className="grid gap-2">
        <p className="text-13 text-text-muted italic">{m.comment_deleted()}</p>
        {children}
      </article>
    )
  return (
    <article className="flex items-start gap-3">
      <Avatar name={by.name} url={by.avatar} size={comment.parentId === undefined ? 36 : 28} />
      <div className="grid min-w-0 flex-1 gap-1">
        <Byline comment={comment} />
        {isEditing ? (
          <CommentForm
            name={`edit-${id}`}
            label={m.comment_edit_label()}
            submitLabel={m.user_act_save()}
            initial={text}
            mutedUntil={mutedUntil}
            send={editComment}
            inputOf={(typed) => ({ id, text: typed })}
            onTaken={(changed) => {
              onChange(id, ({ replies, likes }) => ({ ...changed, replies, likes }))
              setIsEditing(false)
            }}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <>
            <p dir="auto" className="whitespace-pre-line break-words">
              {text}
            </p>
            <Deeds {...props} onEdit={() => setIsEditing(true)} />
          </>
        )}
        {children}
      </div>
    </article>
  )
}

function Byline({ comment: { by, createdAt, editedAt } }: { comment: Comment }) {
  const { locale } = useShell()
  const when = useNow((nowMs) => relativeTime(createdAt, nowMs || Date.now(), locale.tag) ?? m.comment_just_now(), 0)
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-13">
      <bdi className="break-all font-semibold">{by?.name}</bdi>
      <MemberBadge tier={by?.membership} />
      {by?.part === 'staff' && (
        <span className="rounded-sm bg-surface-2 px-1 font-medium text-12 text-brand-text">{m.comment_staff()}</span>
      )}
      <time dateTime={createdAt} className="text-text-muted">
        {when}
      </time>
      {editedAt !== undefined && <span className="text-text-muted">{m.comment_edited()}</span>}
    </p>
  )
}

function Deeds(props: CommentItemProps & { onEdit: () => void }) {
  const { comment, likes, setLiked, onChange, onDelete, onReply, onEdit } = props
  const { id, by, text = '', createdAt } = comment
  const viewer = useViewer()
  const { locale } = useShell()
  const [isReporting, setIsReporting] = useState(false)
  const [isTakingOut, setIsTakingOut] = useState(false)
  const like = useSubmit(likeComment)
  const remove = useSubmit(deleteComment)
  const isOwn = viewer !== null && viewer.uid === by?.uid
  const isStaff = viewer?.roles?.some((role) => role === 'moderator' || role === 'administrator') ?? false
  const mayEdit = useNow((nowMs) => isOwn && (nowMs || Date.now()) < Date.parse(createdAt) + COMMENT_EDIT_MS, 0)
  const isLiked = likes.has(id)
  const name = by?.name ?? ''
  const toggle = async () => {
    const answer = await like.submit({ type: 'comment', id, isLiked: isLiked ? 'false' : 'true' })
    if (!answer) return
    if (!answer.ok) return void toastResult(answer, '')
    const { isLiked: isNow, likeCount } = answer.data
    setLiked(id, isNow)
    // Counted there: she may have liked it before, on another page.
    onChange(id, (before) => ({ ...before, likes: likeCount }))
  }
  const removeOwn = async () => {
    const isAgreed = await confirm({
      title: m.comment_delete_title(),
      text: m.comment_delete_text(),
      confirmLabel: m.comment_delete(),
      cancelLabel: m.user_act_cancel(),
      isDangerous: true,
    })
    if (isAgreed && toastResult(await remove.submit({ id }), m.comment_delete_done())) onDelete(id)
  }
  return (
    <div className="-ms-2 flex flex-wrap items-center gap-x-1">
      <button
        type="button"
        aria-pressed={isLiked}
        title={m.comment_like({ name })}
        disabled={like.isBusy}
        onClick={() => requireUser(() => void toggle(), undefined, m.comment_sign_in_like())}
        className={`${DEED} ${isLiked ? 'text-brand-text!' : ''}`}
      >
        <HeartIcon isFull={isLiked} />
        <span className="sr-only">{m.comment_like({ name })}</span>
        <span className="figures">{compactNumber(comment.likes, locale.tag)}</span>
      </button>
      <button type="button" onClick={() => requireUser(onReply, undefined, m.comment_sign_in())} className={DEED}>
        {m.comment_reply()}
      </button>
      {mayEdit && (
        <button type="button" onClick={onEdit} className={DEED}>
          {m.comment_edit()}
        </button>
      )}
      {isOwn ? (
        <button type="button" disabled={remove.isBusy} onClick={() => void removeOwn()} className={DEED}>
          {m.comment_delete()}
        </button>
      ) : (
        <button
          type="button"
          onClick={() => requireUser(() => setIsReporting(true), undefined, m.comment_sign_in_report())}
          className={DEED}
        >
          {m.comment_report()}
        </button>
      )}
      {isStaff && !isOwn && (
        <button type="button" onClick={() => setIsTakingOut(true)} className={`${DEED} text-lose!`}>
          {m.comment_take_out()}
        </button>
      )}
      {isTakingOut && (
        <Suspense>
          <TakeOutComment
            id={id}
            name={name}
            text={text}
            isOfStaff={by?.part === 'staff'}
            onTakenOut={() => onDelete(id)}
            onClose={() => setIsTakingOut(false)}
          />
        </Suspense>
      )}
      {isReporting && (
        <Suspense>
          <ReportComment id={id} name={name} text={text} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </div>
  )
}
