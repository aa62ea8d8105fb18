import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { matchQuery } from '../match/match.queries.ts'
import { Card } from '../match/page/card.tsx'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { matchVideosQuery } from './found-videos.queries.ts'
import { VideoCard } from './video-card.tsx'

/** Videos of a match, then of its teams; nothing while there are none. */
export function MatchVideos({ game, id }: { game: string; id: number }) {
  const { match } = useSuspenseQuery(matchQuery(game, id)).data
  const { data } = useQuery(matchVideosQuery(useShell(), match))
  const videos = data?.list ?? []
  const { data: found } = useQuery(roomMatchesQuery(videos))
  if (videos.length === 0) return null
  const matches = new Map([match, ...(found?.matches ?? [])].map((row) => [row.id, row]))
  return (
    <Card title={m.shell_place_videos()}>
      <ul className="grid gap-3 p-3 text-13">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} match={matches.get(video.matchId ?? 0)} isLine />
          </li>
        ))}
      </ul>
    </Card>
  )
}
