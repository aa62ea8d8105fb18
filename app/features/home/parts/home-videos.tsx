import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { hotVideosQuery } from '../../video-list/found-videos.queries.ts'
import { VideoGrid } from '../../video-list/video-grid.tsx'
import { videosLink } from '../../video-list/video-link.ts'

const SHOWN_MAX = 6

/** The hottest videos, in a row that scrolls sideways; nothing while there are none. */
export function HomeVideos() {
  const { data } = useQuery(hotVideosQuery(useShell(), SHOWN_MAX))
  const videos = data?.list ?? []
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="videos" className="pt-4">
      <h2 id="videos" className="font-semibold">
        <Link {...videosLink()} className="inline-flex min-h-10 items-center gap-1 hover:text-brand-text">
          {m.shell_place_videos()}
          <SpriteIcon name="down" className="size-4 fill-none ltr:-rotate-90 rtl:rotate-90" />
        </Link>
      </h2>
      <VideoGrid
        videos={videos}
        as="h3"
        className="scroll-quiet -mx-3 grid scroll-px-3 snap-x auto-cols-[min(70%,240px)] grid-flow-col gap-3 overflow-x-auto px-3 pb-1 md:mx-0 md:scroll-px-0 md:px-0"
      />
    </section>
  )
}
