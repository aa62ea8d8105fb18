import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { VideoLine } from '#contract/video.ts'
import { REPLAYS_SHOWN } from './user-videos.queries.ts'
import { VideoGrid } from './video-grid.tsx'

/** What a streamer has published: the newest, with the way to all of them. */
export function Replays({ uid, videos }: { uid: number; videos: readonly VideoLine[] }) {
  return (
    <section aria-labelledby="replays">
      <h2 id="replays" className="mb-3 font-semibold text-16">
        {m.anchor_page_replays()}
      </h2>
      <VideoGrid videos={videos.slice(0, REPLAYS_SHOWN)} as="h3" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" />
      {videos.length > REPLAYS_SHOWN && (
        <Link
          to="/userInfo/$id"
          params={{ id: String(uid) }}
          search={{ tab: 'videos' }}
          className="mt-3 inline-flex min-h-10 items-center font-medium text-brand-text hover:underline"
        >
          {m.anchor_page_replays_all()}
        </Link>
      )}
    </section>
  )
}
