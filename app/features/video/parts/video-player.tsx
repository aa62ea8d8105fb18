import { useMemo } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Video } from '#contract/video.ts'
import { LivePlayer } from '../../live/player/live-player.tsx'
import { videoLength } from '../../video-list/video-length.ts'
import { VideoPoster } from '../../video-list/video-poster.tsx'
import type { ShownChapter } from '../chapter-text.ts'
import type { VideoPlace } from '../use-place.ts'

interface VideoPlayerProps {
  video: Video
  match: MatchRow | undefined
  title: string
  chapters: readonly ShownChapter[]
  place: VideoPlace
}

/** The player of rooms, with a recording. */
export function VideoPlayer({ video, match, title, chapters, place }: VideoPlayerProps) {
  const { source, seconds } = video
  const { jump, onSecond, second } = place
  const sources = useMemo(() => [{ id: 'video', label: '', url: source.url }], [source.url])
  const recording = useMemo(
    () => ({ isFile: source.type !== 'hls', chapters, jump, onSecond }),
    [source.type, chapters, jump, onSecond],
  )
  return (
    <div className="whole-stage relative w-full overflow-hidden lg:rounded-lg">
      <LivePlayer
        title={title}
        sources={sources}
        recording={recording}
        poster={
          <div className="absolute inset-0">
            <VideoPoster video={video} match={match} isFirst crestSize={88} />
            {seconds !== undefined && second === undefined && (
              <span className="cover-badge figures absolute end-2 bottom-2">
                <span className="sr-only">{m.video_length()}</span>
                {videoLength(seconds)}
              </span>
            )}
          </div>
        }
      />
    </div>
  )
}
