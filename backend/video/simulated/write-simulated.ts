import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import { rowChangeOf } from '#backend/feed/row-change.ts'
import { HOUR, MINUTE } from '#backend/feed/shared/time.ts'
import { stateAt } from '#backend/feed/state-at.ts'
import { startsWithin } from '#backend/match/conditions.store.ts'
import { keptOfLog } from '#backend/match/kept-rows.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { SEGMENT_SECONDS } from '#backend/media/playlist.ts'
import { languageOf } from '#contract/languages.ts'
import { logError } from '#contract/log-error.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { newKey } from '../video-files.ts'
import { insertSimulated, knownSimulated } from '../written.store.ts'

/** How many one run makes at most. */
const OF_A_RUN = 3
const OF_A_GAME = 2
/** Matches that began so long ago are over. */
const WITHIN_MS = 10 * HOUR
const CANDIDATES = 80
/** The picture is longer than the match by so much on both sides. */
const AROUND_MS = MINUTE
/** A playlist of more would be heavy. */
const PICTURE_MS_MAX = 4 * HOUR
/** Somebody would have taken some minutes. */
const MAKING_MS = 10 * MINUTE

type Writing = Pick<Context, 'env' | 'matchDb' | 'accountDb' | 'now' | 'defer'>

export const hasSimulatedVideos = ({ SIMULATED_VIDEOS }: Pick<Env, 'SIMULATED_VIDEOS'>): boolean =>
  SIMULATED_VIDEOS === '1'

/** When the picture of a match begins, on a segment, and ends, with a log that is over; undefined where it is not, or too long. */
function pictureOf({ startedAt, endedAt }: { startedAt?: string; endedAt?: string }, now: number) {
  if (startedAt === undefined || endedAt === undefined) return undefined
  const segment = SEGMENT_SECONDS * 1000
  const from = Math.floor((Date.parse(startedAt) - AROUND_MS) / segment) * segment
  const to = Date.parse(endedAt) + AROUND_MS
  return to > now || to - from > PICTURE_MS_MAX ? undefined : { from, to }
}

/** Makes a video of a simulated match; false where nothing was played. */
async function makeVideo({ env, accountDb, now }: Writing, row: MatchRow): Promise<boolean> {
  const log = await loadMatchLog(env, row.id)
  if (!log) return false
  const state = stateAt(log, now)
  const picture = pictureOf(state, now)
  if (!picture) return false
  const publishedAt = Math.min(now, picture.to + MAKING_MS)
  await insertSimulated(accountDb, {
    ...{
      kind: 'simulated',
      state: 'published',
      key: newKey(),
      title: '',
      summary: '',
      language: languageOf(undefined),
    },
    ...{ gameId: row.gameId, matchId: row.id, match: keptOfLog(log, rowChangeOf(state, row.id)) },
    ...{ homeId: row.home.id, awayId: row.away.id, roomId: row.roomId ?? null },
    ...{ pictureAt: picture.from, seconds: Math.floor((picture.to - picture.from) / 1000), chapters: [] },
    ...{ size: 0, container: 'hls', views: 0, heat: Math.max(0, Math.min(100, row.heat)), revision: 1 },
    ...{ simulated: `match:${row.id}`, createdAt: now, updatedAt: publishedAt, publishedAt },
  })
  return true
}

/** Makes videos of the hottest simulated matches that are over, once each, with the pictures of the sample channel. */
export async function writeSimulatedVideos(writing: Writing, amount = OF_A_RUN): Promise<void> {
  if (!hasSimulatedVideos(writing.env)) return
  const { accountDb, now } = writing
  const context = { ...writing, viewer: null, lan: languageOf(undefined), address: '', userAgent: '' }
  const { rows } = await readRows(context, {
    where: startsWithin({ from: now - WITHIN_MS, to: now }),
    statuses: ['finished'],
    order: 'hot',
    limit: CANDIDATES,
  })
  const played = rows.filter(({ isSimulated, endedBy }) => isSimulated && endedBy !== 'walkover')
  const known = await knownSimulated(
    accountDb,
    played.map(({ id }) => `match:${id}`),
  )
  const ofGame = new Map<number, number>()
  let left = amount
  for (const row of played) {
    const count = ofGame.get(row.gameId) ?? 0
    if (left === 0 || count >= OF_A_GAME || known.has(`match:${row.id}`)) continue
    const isMade = await makeVideo(writing, row).catch((error: unknown) => {
      logError({ event: 'simulated_video_failed', matchId: row.id }, error)
      return false
    })
    if (!isMade) continue
    left -= 1
    ofGame.set(row.gameId, count + 1)
  }
}
