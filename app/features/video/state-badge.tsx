import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { VideoState } from '#contract/video-rules.ts'

export const STATE_NAMES: Readonly<Record<VideoState, () => string>> = {
  uploading: m.video_state_uploading,
  reviewing: m.video_state_reviewing,
  published: m.video_state_published,
  failed: m.video_state_failed,
  off: m.video_state_off,
}

const COLOURS: Partial<Record<VideoState, string>> = {
  reviewing: 'text-warn',
  published: 'text-win',
  failed: 'text-lose',
  off: 'text-lose',
}

/** Where a video stands. */
export const StateBadge = ({ state }: { state: VideoState }) => (
  <span className={cn('rounded-sm bg-surface-2 px-2 py-0.5 font-medium text-13', COLOURS[state])}>
    {STATE_NAMES[state]()}
  </span>
)
