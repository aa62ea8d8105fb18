import type { Context, UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import { plainLine, plainText } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { keptOfRow } from '#backend/match/kept-rows.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { readPicture } from '#backend/picture/read-picture.ts'
import { deletePicture, storePicture } from '#backend/picture/stored-pictures.ts'
import type { Parsed } from '#contract/call.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { OwnVideo, VideoFacts, videoCalls } from '#contract/video.ts'
import { VIDEO_POSTER_PX_MAX, type VideoState } from '#contract/video-rules.ts'
import { toOwnVideos } from './to-video.ts'
import { deleteFiles } from './video-files.ts'
import type { VideoRow } from './videos.store.ts'
import { changeVideo, deleteRow, findOwn, readOwn, type VideoChange } from './written.store.ts'

type Calls = typeof videoCalls

export const listOwnVideos: Verb<Calls['listOwnVideos']> = async (context, { page, state }) => {
  const rows = await readOwn(context.accountDb, context.viewer.uid, { page, state })
  return { list: await toOwnVideos(context, rows.slice(0, PAGE_SIZE)), hasMore: rows.length > PAGE_SIZE }
}

async function answer(context: UserContext, id: number): Promise<OwnVideo | ReturnType<typeof fail<'not_found'>>> {
  const row = await findOwn(context.accountDb, id, context.viewer.uid)
  const [video] = row ? await toOwnVideos(context, [row]) : []
  return video ?? fail('not_found')
}

export const getOwnVideo: Verb<Calls['getOwnVideo']> = (context, { id }) => answer(context, id)

const isStaff = ({ viewer }: UserContext): boolean => viewer.roles.includes('administrator')

/** Where a change leads: what others may see is reviewed anew, unless staff wrote it. */
function stateAfter(context: UserContext, { state, publishedAt }: VideoRow, isSent: boolean): VideoChange {
  if (state === 'reviewing' || (state === 'uploading' && !isSent)) return {}
  const next: VideoState = isStaff(context) ? 'published' : 'reviewing'
  return { state: next, ...(next === 'published' ? { publishedAt: publishedAt ?? context.now } : {}) }
}

/** What is stored of the match that a video is of. */
export const ofMatch = (match: MatchRow) =>
  ({
    ...{ gameId: match.gameId, matchId: match.id, match: keptOfRow(match) },
    ...{ homeId: match.home.id, awayId: match.away.id },
  }) satisfies VideoChange

/** What is stored of the match that a video is of; undefined where there is no such match. */
async function matchOf(context: Context, row: VideoRow, { matchId, gameId }: VideoFacts) {
  if (matchId === undefined)
    return { gameId: gameId ?? null, matchId: null, match: null, homeId: null, awayId: null } satisfies VideoChange
  // It may not be stored any more.
  if (matchId === row.matchId) return {}
  const match = await readRow(context, matchId)
  return match && ofMatch(match)
}

const wordsOf = ({ title, summary, language, pictureAt, chapters }: Parsed<Calls['saveVideo']>): VideoChange => ({
  title: plainLine(title),
  summary: plainText(summary),
  language,
  pictureAt: pictureAt === undefined ? null : Date.parse(pictureAt),
  chapters: chapters
    .map((chapter) => ({ seconds: chapter.seconds, title: plainLine(chapter.title) }))
    .filter((chapter) => chapter.title !== '')
    .sort((a, b) => a.seconds - b.seconds),
})

export const saveVideo: Verb<Calls['saveVideo']> = async (context, input) => {
  const { accountDb, viewer, now } = context
  const { id, revision, isSent } = input
  const row = await findOwn(accountDb, id, viewer.uid)
  if (!row) return fail('not_found')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'video'))) return fail('rate_limited')
  if (row.revision !== revision || row.state === 'off') return fail('order_moved')
  if (isSent && row.uploadId !== null) return fail('order_moved')
  const words = wordsOf(input)
  if (words.title === '' && (isSent || row.state !== 'uploading')) return fail('title_missing')
  const match = await matchOf(context, row, input)
  if (!match) return fail('not_found')
  const change = { ...words, ...match, ...stateAfter(context, row, isSent) }
  return (await changeVideo(accountDb, row, change, now)) ? answer(context, id) : fail('order_moved')
}

export const uploadVideoPoster: Verb<Calls['uploadVideoPoster']> = async (context, { id }, file) => {
  const { env, accountDb, viewer, now } = context
  const row = await findOwn(accountDb, id, viewer.uid)
  if (!row) return fail('not_found')
  if (row.state === 'off') return fail('order_moved')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'video'))) return fail('rate_limited')
  const picture = readPicture(file, VIDEO_POSTER_PX_MAX)
  if (!picture) return fail('wrong_file_type')
  const poster = await storePicture(env, 'posters', viewer.uid, picture)
  const change = { poster, ...stateAfter(context, row, false) }
  const isChanged = await changeVideo(accountDb, row, change, now)
  await deletePicture(env, isChanged ? row.poster : poster)
  return isChanged ? answer(context, id) : fail('order_moved')
}

/** Deletes what was said about things. */
export type RemoveComments = (db: AccountDatabase, subjects: readonly string[]) => Promise<void>

/** Deletes a video with its files and comments. */
export async function removeVideo(
  context: Pick<Context, 'env' | 'accountDb'>,
  row: VideoRow,
  removeComments: RemoveComments,
): Promise<void> {
  await deleteRow(context.accountDb, row.id)
  await removeComments(context.accountDb, [`video:${row.id}`])
  await deleteFiles(context.env, row)
}

export const deleteVideo =
  (removeComments: RemoveComments): Verb<Calls['deleteVideo']> =>
  async (context, { id }) => {
    const row = await findOwn(context.accountDb, id, context.viewer.uid)
    if (!row) return fail('not_found')
    await removeVideo(context, row, removeComments)
    return { done: true }
  }
