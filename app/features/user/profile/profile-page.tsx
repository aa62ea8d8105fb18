import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { dayOf } from '#app/lib/day-of.ts'
import { dayWithYear } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar, MemberBadge } from '#app/ui/avatar.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { User } from '#contract/user.ts'
import { FollowButton } from '../../follow/follow-button.tsx'
import { Pager } from '../../match/pager.tsx'
import { roomMatchesQuery } from '../../match/room-matches.queries.ts'
import { Steps } from '../../match/steps.tsx'
import { userArticlesQuery } from '../../news/news.queries.ts'
import { NewsCard } from '../../news/news-card.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { UserVideos } from '../../video-list/user-videos.lazy.tsx'
import type { PageSearch } from '../page-search.ts'
import { TabLinks } from '../records/tab-links.tsx'
import { profileQuery, ROWS_PER_PAGE } from '../user.queries.ts'
import { FollowList } from './follow-list.tsx'
import { profileListQuery, profileTabOf } from './load-profile.ts'

/** A user's public profile. */
export function ProfilePage({ uid, search }: { uid: number; search: PageSearch }) {
  const { data: user } = useSuspenseQuery(profileQuery(uid))
  const hasVideos = useShell().brand.features.videos
  const current = profileTabOf(search, hasVideos)
  const tabs = [
    { key: 'posts', name: m.user_focus_posts() },
    ...(hasVideos ? [{ key: 'videos', name: m.user_focus_videos() }] : []),
    { key: 'follows', name: `${m.user_focus_follows()} ${user.followCount}` },
    { key: 'fans', name: `${m.user_focus_fans()} ${user.fanCount}` },
  ]
  return (
    <div className="mx-auto max-w-[760px] space-y-4 px-3 md:px-0">
      <ProfileCard user={user} />
      <TabLinks label={m.user_profile_tabs()} tabs={tabs} current={current} />
      {current === 'posts' && <Posts uid={uid} page={search.page ?? 1} />}
      {current === 'videos' && (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <UserVideos uid={uid} page={search.page ?? 1} />
        </Suspense>
      )}
      {(current === 'follows' || current === 'fans') && <Follows key={current} uid={uid} search={search} />}
    </div>
  )
}

const NoPosts = () => <EmptyState picture="posts" title={m.user_posts_empty()} text={m.user_posts_empty_text()} />

function Posts({ uid, page }: { uid: number; page: number }) {
  const hasNews = useShell().brand.features.news
  return hasNews ? <Published uid={uid} page={page} /> : <NoPosts />
}

/** What this user has published. */
function Published({ uid, page }: { uid: number; page: number }) {
  const { data } = useSuspenseQuery(userArticlesQuery(useShell(), uid, page))
  const { data: found } = useQuery(roomMatchesQuery(data.list))
  const matches = new Map(found?.matches.map((match) => [match.id, match]))
  if (data.list.length === 0) return <NoPosts />
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {data.list.map(({ author: _, ...article }) => (
          <li key={article.id} className="grid">
            <NewsCard
              article={article}
              match={article.matchId === undefined ? undefined : matches.get(article.matchId)}
            />
          </li>
        ))}
      </ul>
      <Steps page={page} hasMore={data.hasMore} />
    </>
  )
}

function ProfileCard({ user }: { user: User }) {
  const { brand, locale, zone } = useShell()
  const viewer = useViewer()
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface-1 p-4 max-sm:*:last:w-full">
      <Avatar name={user.username} url={user.avatar} size={72} />
      <div className="min-w-0 flex-[1_1_12rem]">
        <h1 className="flex flex-wrap items-center gap-2 break-words font-bold text-16 sm:text-20">
          <span className="min-w-0">{user.username}</span>
          <MemberBadge tier={user.membership} />
        </h1>
        <p className="flex flex-wrap gap-x-3 text-13 text-text-muted">
          <span>{m.user_info_level({ level: user.level })}</span>
          <span suppressHydrationWarning>
            {m.user_profile_since({ date: dayWithYear(dayOf(user.createdAt, zone), locale.tag) })}
          </span>
        </p>
        {user.signature && (
          <p dir="auto" className="mt-2 break-words">
            {user.signature}
          </p>
        )}
        {user.isExpert && brand.features.experts && (
          <Link
            to="/expert/{-$id}"
            params={{ id: String(user.uid) }}
            className="inline-flex min-h-10 items-center text-13 text-brand-text hover:underline"
          >
            {m.user_profile_expert()}
          </Link>
        )}
      </div>
      {viewer?.uid === user.uid ? (
        <Link
          to="/userInfo/$id"
          params={{ id: 'info' }}
          className="inline-flex min-h-10 items-center justify-center rounded-md border border-line px-4 font-medium hover:bg-surface-2"
        >
          {m.user_profile_edit()}
        </Link>
      ) : (
        <FollowButton kind="user" id={user.uid} name={user.username} isFollowed={user.isFollowed ?? false} />
      )}
    </section>
  )
}

function Follows({ uid, search }: { uid: number; search: PageSearch }) {
  const { data } = useSuspenseQuery(profileListQuery(uid, search))
  return (
    <>
      <FollowList lines={data.list} isFans={search.tab === 'fans'} />
      <Pager page={search.page ?? 1} size={ROWS_PER_PAGE} total={data.total} />
    </>
  )
}
