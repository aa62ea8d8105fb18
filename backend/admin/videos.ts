import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { announce } from '#backend/notice/notify.ts'
import { toOwnVideos } from '#backend/video/to-video.ts'
import { findVideo, type VideoRow } from '#backend/video/videos.store.ts'
import { searchVideos } from '#backend/video/written.store.ts'
import type { adminVideoCalls } from '#contract/admin-videos.ts'
import type { Notice } from '#contract/notice.ts'
import type { VideoAct, VideoState } from '#contract/video-rules.ts'
import { auditFile } from './audit.store.ts'
import { endClaim, isAtAnother } from './review-claims.store.ts'
import { storeVideoDecision } from './videos.store.ts'

type Calls = typeof adminVideoCalls

const ACTS: Readonly<Record<VideoState, readonly VideoAct[]>> = {
  uploading: [],
  reviewing: ['publish', 'refuse'],
  published: ['take_off'],
  failed: [],
  off: ['publish'],
}

export const listAllVideos: Verb<Calls['listAllVideos']> = async (context, search) => {
  await auditFile(context, 'videos', search)
  const { rows, ...ways } = await searchVideos(context.accountDb, search)
  const own = await toOwnVideos(
    context,
    rows.map(({ video }) => video),
  )
  const list = own.flatMap((line, at) => {
    const { video, username } = rows[at] ?? {}
    if (!video) return []
    const { uid, brand, state } = video
    return [
      {
        ...line,
        ...(uid === null ? {} : { uid, username: username ?? `#${uid}` }),
        ...(brand === null ? {} : { brand }),
        acts: uid === context.viewer.uid ? [] : [...ACTS[state]],
      },
    ]
  })
  return { list, ...ways }
}

const NOTICES = {
  publish: 'video_published',
  refuse: 'video_refused',
  take_off: 'video_removed',
} as const satisfies Record<VideoAct, Notice['type']>

function noticeOf({ id, gameId, title }: VideoRow, act: VideoAct, reason: string): Pick<Notice, 'type' | 'params'> {
  return {
    type: NOTICES[act],
    params: { videoId: id, ...(gameId === null ? {} : { gameId }), title, ...(act === 'publish' ? {} : { reason }) },
  }
}

export const decideVideo: Verb<Calls['decideVideo']> = async (context: UserContext, { id, revision, act, reason }) => {
  const row = await findVideo(context.accountDb, id)
  if (!row) return fail('not_found')
  if (row.uid === context.viewer.uid) return fail('not_yourself')
  if (await isAtAnother(context, 'videos', id)) return fail('claimed')
  if (row.revision !== revision || !ACTS[row.state].includes(act)) return fail('order_moved')
  const text = reason.trim()
  const notice = noticeOf(row, act, text)
  if (!(await storeVideoDecision(context, row, { act, reason: text, notice }))) return fail('order_moved')
  await endClaim(context, 'videos', id)
  if (row.uid !== null) announce(context, row.uid, notice)
  return { done: true }
}
