import { useQuery } from '@tanstack/react-query'
import type { VideoLine } from '#contract/video.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { VideoCard } from './video-card.tsx'

interface VideoGridProps {
  videos: readonly VideoLine[]
  /** The level of each heading. */
  as: 'h2' | 'h3'
  className: string
}

/** Videos side by side, with the matches that they are of. */
export function VideoGrid({ videos, as, className }: VideoGridProps) {
  const { data: found } = useQuery(roomMatchesQuery(videos))
  const matches = new Map(found?.matches.map((match) => [match.id, match]))
  return (
    <ul className={className}>
      {videos.map((video) => (
        <li key={video.id}>
          <VideoCard
            video={video}
            match={video.matchId === undefined ? undefined : matches.get(video.matchId)}
            as={as}
          />
        </li>
      ))}
    </ul>
  )
}
