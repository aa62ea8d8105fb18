import { readCommentCounts, readLikes } from '#backend/comment/comment-counts.store.ts'
import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import type { CommentChange, LogChange } from '#backend/core/objects.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { COMMENT_SUBJECT } from '#contract/comment-rules.ts'
import { gameById } from '#contract/games.ts'
import { LIVE_COUNTS, type LiveCounts, type LiveVotes, TOPIC } from '#contract/socket.ts'
import { ensureCalendar } from '../feed/ensure-calendar.ts'
import { loadBoard, loadMatchLog } from '../feed/match-log.ts'
import { readLiveCounts } from '../match/leagues.store.ts'
import { readVoteCounts } from '../vote/votes.store.ts'
import { refetchWindowMs } from './audience.ts'
import { createBoardFeed } from './board-feed.ts'
import { createCommentsFeed } from './comments-feed.ts'
import type { Feed } from './feed.ts'
import { baseCount } from './log-cursor.ts'
import { createMatchFeed } from './match-feed.ts'
import { createRoomFeed, type RoomFacts } from './room-feed.ts'
import { loadRoomFacts } from './room-schedule.ts'
import { createWholeFeed } from './whole-feed.ts'

export interface OpenFeed {
  feed: Feed
  /** The least time between two steps. */
  stepMsMin: number
  /** Reads the logs again. */
  reload?: () => Promise<void>
  /** Takes a change of a pushed match; false when the logs must be read again first. */
  receive?: (change: LogChange) => boolean
  noteComment?: (change: CommentChange) => void
  /** Reads what the next step will tell, before it is made. */
  prepare?: () => Promise<void>
  /** How often to reload and to count the relays' sockets while there are subscribers; absent: never. */
  reloadEveryMs?: number
}

/** Events within this time are sent together. */
const SCORE_STEP_MS_MIN = 100
const ROOM_STEP_MS_MIN = 2_000
const ROOM_RECOUNT_MS = 60_000
/** Matches join a board an hour before they start. */
const BOARD_RELOAD_MS = 5 * 60_000
/** Comments of a quick crowd come in one frame; what was noted is counted again now and then. */
const COMMENTS_STEP_MS_MIN = 2_000
const COMMENTS_RECOUNT_MS = 5 * 60_000
const VOTES_STEP_MS_MIN = 1_000
/** One count for all pages. */
const COUNTS_RELOAD_MS = 15_000

/** The log of a match, at least from `position` on. */
async function loadLogFrom(env: Env, id: number, position: number | undefined) {
  const log = await loadMatchLog(env, id)
  return log && position !== undefined && baseCount(log) > position ? loadMatchLog(env, id, true) : log
}

async function openMatch(env: Env, id: number, position: number | undefined, audience: () => number) {
  const log = await loadLogFrom(env, id, position)
  if (!log) return undefined
  const feed = createMatchFeed(log, position, nowOf(env), () => refetchWindowMs(audience()))
  const reload = async (): Promise<void> => {
    const fresh = await loadLogFrom(env, id, feed.seq())
    if (fresh) feed.replaceLog(fresh)
  }
  const receive = (change: LogChange): boolean => feed.addEvents(change)
  return { feed, stepMsMin: SCORE_STEP_MS_MIN, reload, receive }
}

async function openBoard(env: Env, id: number, position: number | undefined, audience: () => number) {
  if (!gameById(id)) return undefined
  const matches = await loadBoard(env, id, nowOf(env))
  const feed = createBoardFeed(matches, position, nowOf(env), () => refetchWindowMs(audience()))
  const reload = async (): Promise<void> => feed.replaceMatches(await loadBoard(env, id, nowOf(env)))
  const receive = (change: LogChange): boolean => {
    feed.setRow(change)
    return true
  }
  return { feed, stepMsMin: SCORE_STEP_MS_MIN, reload, reloadEveryMs: BOARD_RELOAD_MS, receive }
}

/** A room that was hidden or deleted while it was watched. */
const GONE: RoomFacts = { schedule: [{ from: Number.NEGATIVE_INFINITY, state: 'ended' }] }

async function openRoom(env: Env, id: number, position: number | undefined, audience: () => number) {
  const facts = await loadRoomFacts(env, id)
  // Of one that was watched before an eviction the pages have still to hear that it is gone.
  if (!facts && position === undefined) return undefined
  const feed = createRoomFeed(audience, facts ?? GONE, position, nowOf(env))
  const reload = async (): Promise<void> => {
    feed.replaceFacts((await loadRoomFacts(env, id)) ?? GONE)
  }
  return { feed, stepMsMin: ROOM_STEP_MS_MIN, reload, reloadEveryMs: ROOM_RECOUNT_MS }
}

async function loadCounts(env: Env): Promise<LiveCounts> {
  const [matchDb, now] = [openMatchDatabase(env), nowOf(env)]
  await ensureCalendar({ matchDb, env }, now)
  const counts = await readLiveCounts(matchDb, now)
  return { liveCounts: Object.fromEntries(counts.map(({ gameId, count }) => [gameId, count])) }
}

async function openCounts(env: Env, position: number | undefined) {
  const feed = createWholeFeed(await loadCounts(env), position, nowOf(env))
  const reload = async (): Promise<void> => feed.replace(await loadCounts(env))
  return { feed, stepMsMin: SCORE_STEP_MS_MIN, reload, reloadEveryMs: COUNTS_RELOAD_MS }
}

async function openVotes(env: Env, matchId: number, position: number | undefined) {
  const read = async (): Promise<LiveVotes> => ({ votes: await readVoteCounts(openAccountDatabase(env), matchId) })
  const feed = createWholeFeed(await read(), position, nowOf(env))
  const reload = async (): Promise<void> => feed.replace(await read())
  return { feed, stepMsMin: VOTES_STEP_MS_MIN, reload }
}

async function openComments(env: Env, subject: string, position: number | undefined, audience: () => number) {
  if (!COMMENT_SUBJECT.test(subject)) return undefined
  const db = openAccountDatabase(env)
  const refetchWithinMs = () => refetchWindowMs(audience())
  const feed = createCommentsFeed(await readCommentCounts(db, subject), position, nowOf(env), refetchWithinMs)
  const reload = async (): Promise<void> => feed.replaceCounts(await readCommentCounts(db, subject))
  const prepare = async (): Promise<void> => {
    const ids = feed.takeLiked()
    if (ids.length === 0) return
    try {
      feed.setLikes(await readLikes(db, ids))
    } catch (error) {
      for (const liked of ids) feed.noteComment({ liked })
      throw error
    }
  }
  const { noteComment } = feed
  return { feed, stepMsMin: COMMENTS_STEP_MS_MIN, reload, reloadEveryMs: COMMENTS_RECOUNT_MS, noteComment, prepare }
}

/**
 * The feed of a topic; undefined when there is no such match, game or room. `position`: the last one sent before an
 * eviction. `audience`: the number of the topic's sockets.
 */
export async function openFeed(
  env: Env,
  topic: string,
  position: number | undefined,
  audience: () => number,
): Promise<OpenFeed | undefined> {
  if (topic === LIVE_COUNTS) return openCounts(env, position)
  const [, kind, digits, subject] = TOPIC.exec(topic) ?? []
  const id = Number(digits)
  if (subject !== undefined) return openComments(env, subject, position, audience)
  if (kind === 'match') return openMatch(env, id, position, audience)
  if (kind === 'board') return openBoard(env, id, position, audience)
  if (kind === 'room') return openRoom(env, id, position, audience)
  if (kind === 'votes') return openVotes(env, id, position)
  return undefined
}
