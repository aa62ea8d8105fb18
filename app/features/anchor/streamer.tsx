import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { Replays } from '../video-list/replays.lazy.tsx'
import { userVideosQuery } from '../video-list/user-videos.queries.ts'
import { anchorQuery } from './anchor.queries.ts'
import { AboutAnchor } from './parts/about-anchor.tsx'
import { AnchorSection } from './parts/anchor-section.tsx'
import { ProfileCard } from './parts/profile-card.tsx'
import { SoonList } from './parts/soon-list.tsx'

/** More are on the page about her. */
const SOON_MAX = 5

/** Who streams in a room: as on the page about her, without what is on. Nothing where there is no such page. */
export function Streamer({ id, isLive }: { id: number; isLive: boolean }) {
  const shell = useShell()
  const { data, error } = useQuery(anchorQuery(id))
  const soon = data?.soon.slice(0, SOON_MAX) ?? []
  const matches = useQuery(roomMatchesQuery(soon)).data?.matches ?? []
  const { uid = 0 } = data?.anchor ?? {}
  const hasVideos = uid > 0 && shell.brand.features.videos
  const videos = useQuery({ ...userVideosQuery(shell, uid), enabled: hasVideos }).data?.list ?? []
  if (!data) return error ? null : <Skeleton className="h-36 rounded-lg" />
  return (
    <div className="space-y-6">
      <ProfileCard anchor={data.anchor} isLive={isLive} isLinked />
      <AboutAnchor anchor={data.anchor} />
      {soon.length > 0 && (
        <AnchorSection id="coming" title={m.anchor_page_soon()}>
          <SoonList rooms={soon} matchOf={new Map(matches.map((match) => [match.id, match]))} />
        </AnchorSection>
      )}
      {videos.length > 0 && (
        <Suspense fallback={null}>
          <Replays uid={uid} videos={videos} />
        </Suspense>
      )}
    </div>
  )
}
