import { useState } from 'react'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { stageRoomOf } from './stage-room.ts'

/** The room on top of the page. One that ends while the page is open stays and says so, so that nothing moves. */
export function useStageRoom(match: MatchRow, rooms: readonly Room[]): Room | undefined {
  const room = stageRoomOf(match, rooms)
  const [last, setLast] = useState(room)
  if (room && room !== last) setLast(room)
  return room ?? last
}
