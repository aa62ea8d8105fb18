import { nowOf } from '#backend/core/clock.ts'
import type { Env } from '#backend/core/env.ts'
import { gameById } from '#contract/games.ts'
import { TOPIC } from '#contract/socket.ts'
import { loadBoardLogs, loadMatchLog } from '../feed/match-log.ts'
import { refetchWindowMs } from './audience.ts'
import { createBoardFeed } from './board-feed.ts'
import type { Feed } from './feed.ts'
import { createMatchFeed } from './match-feed.ts'
import { createRoomFeed } from './room-feed.ts'
import { loadRoomPlan } from './room-plan.ts'

export interface OpenFeed {
  feed: Feed
  /** Steps are sent at most this often. */
  gapMs: number
  /** Reads the logs again; absent where there are none. */
  reload?: () => Promise<void>
  /** How often to reload, and to count the relays' sockets, while somebody watches; absent: only when asked. */
  reloadEveryMs?: number
}

/** Events that fall within it are sent together. */
const SCORE_GAP_MS = 100
const ROOM_GAP_MS = 2_000
const ROOM_RECOUNT_MS = 60_000
/** Matches join a board an hour before they start, so this is soon enough. */
const BOARD_RELOAD_MS = 5 * 60_000

async function openMatch(env: Env, id: number, position: number | undefined, audience: () => number) {
  const log = await loadMatchLog(env, id)
  if (!log) return undefined
  const feed = createMatchFeed(log, position, nowOf(env), () => refetchWindowMs(audience()))
  const reload = async (): Promise<void> => {
    const fresh = await loadMatchLog(env, id)
    if (fresh) feed.replaceLog(fresh)
  }
  return { feed, gapMs: SCORE_GAP_MS, reload }
}

async function openBoard(env: Env, id: number, position: number | undefined, audience: () => number) {
  if (!gameById(id)) return undefined
  const logs = await loadBoardLogs(env, id, nowOf(env))
  const feed = createBoardFeed(logs, position, nowOf(env), () => refetchWindowMs(audience()))
  const reload = async (): Promise<void> => feed.replaceLogs(await loadBoardLogs(env, id, nowOf(env)))
  return { feed, gapMs: SCORE_GAP_MS, reload, reloadEveryMs: BOARD_RELOAD_MS }
}

async function openRoom(env: Env, id: number, position: number | undefined, audience: () => number) {
  const plan = await loadRoomPlan(env, id)
  if (!plan) return undefined
  const feed = createRoomFeed(audience, plan, position, nowOf(env))
  const reload = async (): Promise<void> => {
    const fresh = await loadRoomPlan(env, id)
    if (fresh) feed.replacePlan(fresh)
  }
  return { feed, gapMs: ROOM_GAP_MS, reload, reloadEveryMs: ROOM_RECOUNT_MS }
}

/** What stands behind a topic; undefined when there is no such match, game or room. `position`: of what was sent last. */
export async function openFeed(
  env: Env,
  topic: string,
  position: number | undefined,
  audience: () => number,
): Promise<OpenFeed | undefined> {
  const [, kind, digits] = TOPIC.exec(topic) ?? []
  const id = Number(digits)
  if (kind === 'match') return openMatch(env, id, position, audience)
  if (kind === 'board') return openBoard(env, id, position, audience)
  if (kind === 'room') return openRoom(env, id, position, audience)
  return undefined
}
