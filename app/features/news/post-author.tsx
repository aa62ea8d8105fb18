import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Avatar, MemberBadge } from '#app/ui/avatar.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Article } from '#contract/news.ts'
import { FollowSlot } from '../follow/follow-slot.tsx'
import { requireUser, usePendingAction } from '../login/login.store.ts'
import { useViewer } from '../session/viewer.queries.ts'

const ReportPost = lazy(() => import('./report-post.tsx').then((module) => ({ default: module.ReportPost })))

/** Who wrote a post, with what can be done about her and it. */
export function PostAuthor({ article: { id, title, author } }: { article: Article }) {
  const viewer = useViewer()
  if (!author) return null
  const { uid, name, avatar, level, membership } = author
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-surface-1 p-3">
      <Avatar name={name} url={avatar} size={44} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to="/userInfo/$id"
            params={{ id: String(uid) }}
            className="wrap-anywhere font-semibold hover:text-brand-text"
          >
            <bdi>{name}</bdi>
          </Link>
          <MemberBadge tier={membership} />
          {level !== undefined && (
            <span className="rounded-sm bg-surface-2 px-1.5 text-12 text-text-muted">{m.news_level({ level })}</span>
          )}
        </p>
        <p className="text-13 text-text-muted">{m.news_fans_note()}</p>
      </div>
      {viewer?.uid === uid ? (
        <Link
          to="/userInfo/$id"
          params={{ id: 'send' }}
          search={{ order: id }}
          className="inline-flex min-h-10 items-center rounded-md border border-line px-3 font-medium hover:bg-surface-2"
        >
          {m.news_edit()}
        </Link>
      ) : (
        <>
          <FollowSlot kind="user" id={uid} name={name} among={[uid]} />
          <Report id={id} title={title} />
        </>
      )}
    </div>
  )
}

function Report({ id, title }: { id: number; title: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const action = `report-post:${id}`
  usePendingAction(action, () => setIsOpen(true))
  return (
    <>
      <IconButton
        label={m.news_report()}
        onClick={() => requireUser(() => setIsOpen(true), action, m.news_report_sign_in())}
      >
        <Flag size={18} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ReportPost id={id} title={title} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
