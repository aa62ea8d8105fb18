import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { VideoLine } from '#contract/video.ts'
import { roomMatchesQuery } from '../../match/room-matches.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { videoLink } from '../../video-list/video-link.ts'
import { useIsCovered, useTitle } from '../../video-list/video-title.ts'
import { videosQuery } from '../video.queries.ts'

/** The newer and the older video of the same game, of those that its list begins with. */
export function Neighbours({ video }: { video: Pick<VideoLine, 'id' | 'gameId'> }) {
  const { data } = useQuery(videosQuery(useShell(), video.gameId, 'new'))
  const list = data?.list ?? []
  const at = list.findIndex(({ id }) => id === video.id)
  // One that is further down has none that is newer here, and the list goes on from its beginning.
  const [newer, older] = at === -1 ? [undefined, list[0]] : [list[at - 1], list[at + 1]]
  if (!newer && !older) return null
  return (
    <nav aria-label={m.video_neighbours()} className="grid gap-2 empty:hidden">
      {newer && <Neighbour video={newer} label={m.video_previous()} rel="prev" />}
      {older && <Neighbour video={older} label={m.video_next()} rel="next" />}
    </nav>
  )
}

function Neighbour({ video, label, rel }: { video: VideoLine; label: string; rel: 'prev' | 'next' }) {
  // The match is named where the title may not be.
  const { data } = useQuery(roomMatchesQuery(useIsCovered(video) ? [video] : []))
  const title = useTitle(video, data?.matches[0])
  return (
    <Link
      {...videoLink(video)}
      rel={rel}
      className="block rounded-lg border border-line bg-surface-1 px-3 py-2 hover:bg-surface-2"
    >
      <span className="block text-12 text-text-muted">{label}</span>
      <bdi className="line-clamp-2 font-medium">{title}</bdi>
    </Link>
  )
}
