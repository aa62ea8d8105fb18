import type { Env } from '#backend/core/env.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import { readRoom } from '#backend/room/rooms.store.ts'
import { gameById } from '#contract/games.ts'
import type { CrowdRoom } from './crowd-lines.ts'
import { crowdLanguage } from './phrases.ts'
import { storyOf } from './story.ts'

/** A room of a simulated streamer, with its match if it has one; undefined for every other room, which has no crowd. */
export async function findCrowdRoom(env: Env, id: number): Promise<CrowdRoom | undefined> {
  const room = await readRoom(openMatchDatabase(env), id)
  if (!room?.isSimulated || room.anchor.uid !== null || room.state === 'ended') return undefined
  const own = { id, language: crowdLanguage(room.language) }
  if (room.matchId === null) return { ...own, family: gameById(room.gameId ?? -1)?.family ?? 'games' }
  const log = await loadMatchLog(env, room.matchId)
  if (!log?.isSimulated) return undefined
  const { family, home, away } = log.contest
  return { ...own, family, match: { story: storyOf(log), teams: { home: home.teamId, away: away.teamId } } }
}
