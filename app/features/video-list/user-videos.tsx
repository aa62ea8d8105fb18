import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Steps } from '../match/steps.tsx'
import { useShell } from '../shell/shell.queries.ts'
import { userVideosQuery } from './user-videos.queries.ts'
import { VideoGrid } from './video-grid.tsx'

/** Videos that a user has published, on her page. */
export function UserVideos({ uid, page }: { uid: number; page: number }) {
  const { data } = useSuspenseQuery(userVideosQuery(useShell(), uid, page))
  if (data.list.length === 0)
    return <EmptyState picture="posts" title={m.user_videos_empty()} text={m.user_videos_empty_text()} />
  return (
    <>
      <VideoGrid videos={data.list} as="h2" className="grid gap-4 sm:grid-cols-2" />
      <Steps page={page} hasMore={data.hasMore} />
    </>
  )
}
