import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar, MemberBadge } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '../../match/pager.tsx'
import { CopyButton } from '../../shell/copy-button.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard, OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { invitationsQuery, ROWS_PER_PAGE } from '../user.queries.ts'

/** The viewer's invitation link, and the users who registered with it. */
export function InvitationsPage({ page = 1 }: PageSearch) {
  const { locale, zone, origin } = useShell()
  const { data } = useSuspenseQuery(invitationsQuery(page))
  const link = `${origin}/?promotionChannelId=${encodeURIComponent(data.code)}`
  return (
    <OwnPage title={m.user_page_invitations()}>
      <OwnCard title={m.user_invite_link()} hint={m.user_invite_hint()}>
        <div className="flex flex-wrap items-center gap-2">
          <code dir="ltr" className="min-w-0 flex-1 break-all rounded-md bg-bg px-3 py-2 text-13">
            {link}
          </code>
          <CopyButton text={link} />
          <ShareButton link={link} />
        </div>
      </OwnCard>
      <OwnCard title={m.user_invite_came()}>
        {data.list.length === 0 && (
          <EmptyState picture="people" title={m.user_invite_empty()} text={m.user_invite_empty_text()} />
        )}
        <ul>
          {data.list.map((line) => (
            <li key={line.uid} className="flex min-h-14 items-center gap-3 border-line border-b last:border-b-0">
              <Avatar name={line.username} url={line.avatar} />
              <Link
                to="/userInfo/$id"
                params={{ id: String(line.uid) }}
                className="min-w-0 flex-1 truncate font-medium hover:text-brand-text"
              >
                {line.username} <MemberBadge tier={line.membership} />
              </Link>
              <time dateTime={line.createdAt} className="text-13 text-text-muted" suppressHydrationWarning>
                {dateAndTime(line.createdAt, locale.tag, zone)}
              </time>
            </li>
          ))}
        </ul>
      </OwnCard>
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}

/** Nothing where the device has no share dialog. */
function ShareButton({ link }: { link: string }) {
  const { brand } = useShell()
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  if (!canShare) return null
  const share = () => navigator.share({ title: brand.texts.name, url: link }).catch(() => undefined)
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <Share2 size={16} aria-hidden />
      {m.user_invite_share()}
    </Button>
  )
}
