import type { Context } from '#backend/core/context.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import type { VideoRow } from '#backend/video/videos.store.ts'
import { removeVideo } from '#backend/video/write-video.ts'
import { oldSimulated, readUnsent } from '#backend/video/written.store.ts'
import { logError } from '#contract/log-error.ts'
import { REPLAY_KEPT_MS, VIDEO_UPLOAD_MS } from '#contract/video-rules.ts'
import { removeCommentsOn } from './comments.store.ts'

const SIMULATED_MS = 7 * 86_400_000
const AT_ONCE = 50

type Sweeping = Pick<Context, 'env' | 'accountDb' | 'now'>

const removeEach = (context: Sweeping, rows: readonly VideoRow[]) =>
  lookAtEach(
    rows,
    async (row) => {
      await removeVideo(context, row, removeCommentsOn)
      return true
    },
    ({ id }, error) => logError({ event: 'video_not_removed', id }, error),
  )

/**
 * Removes uploads of a day ago and replays of two weeks ago that were not sent to review, and simulated videos of a week
 * ago, with what was said about them.
 */
export async function sweepVideos(context: Sweeping): Promise<void> {
  const { accountDb, now } = context
  await removeEach(
    context,
    await readUnsent(accountDb, {
      before: now - VIDEO_UPLOAD_MS,
      replayBefore: now - REPLAY_KEPT_MS,
      limit: AT_ONCE,
    }),
  )
  await removeEach(context, await oldSimulated(accountDb, now - SIMULATED_MS, AT_ONCE))
}
