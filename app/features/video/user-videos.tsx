import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { Steps } from './parts/steps.tsx'
import { userVideosQuery } from './video.queries.ts'
import { VideoCard } from './video-card.tsx'

/** Videos that a user has published, on her page. */
export function UserVideos({ uid, page }: { uid: number; page: number }) {
  const { data } = useSuspenseQuery(userVideosQuery(useShell(), uid, page))
  const { data: found } = useQuery(roomMatchesQuery(data.list))
  const matches = new Map(found?.matches.map((match) => [match.id, match]))
  if (data.list.length === 0)
    return <EmptyState picture="posts" title={m.user_videos_empty()} text={m.user_videos_empty_text()} />
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {data.list.map((video) => (
          <li key={video.id}>
            <VideoCard
              video={video}
              match={video.matchId === undefined ? undefined : matches.get(video.matchId)}
              as="h2"
            />
          </li>
        ))}
      </ul>
      <Steps page={page} hasMore={data.hasMore} />
    </>
  )
}
