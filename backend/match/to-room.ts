import { nameIn } from '#backend/feed/name-in.ts'
import type { MatchRow } from '#contract/match.ts'
import type { Room, StreamSource } from '#contract/room.ts'
import { anchorOf } from './anchors.ts'

/** Until streamers send pictures of their own, every room shows the embedded test channel, from two hosts. */
const SAMPLE_SOURCES: readonly StreamSource[] = [
  { id: 'main', label: 'main', url: '/media/sample-a/master.m3u8', isLowLatency: false },
  { id: 'backup', label: 'backup', url: '/media/sample-b/master.m3u8', isLowLatency: false },
]

/** The room of a match that has a stream. Its id is the match's. */
export function toRoom(row: MatchRow, lan: string, online: number): Room {
  const anchor = anchorOf(row.id)
  return {
    id: row.id,
    title: `${row.home.name} - ${row.away.name}`,
    matchId: row.id,
    gameId: row.gameId,
    anchor: { id: anchor.id, name: nameIn(lan, anchor.names) },
    language: anchor.language,
    isLive: row.status === 'live',
    startsAt: row.startsAt,
    sources: [...SAMPLE_SOURCES],
    online,
    isSample: true,
  }
}
