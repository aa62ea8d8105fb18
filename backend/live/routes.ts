import type { Verbs } from '#backend/core/serve.ts'
import type { liveCalls } from '#contract/live.ts'
import { countOnline } from './count-online.ts'
import { getProclamation } from './get-proclamation.ts'
import { getRoom } from './get-room.ts'
import { getSources } from './get-sources.ts'
import { listLiveRooms } from './list-live-rooms.ts'
import { listRooms } from './list-rooms.ts'
import { startTrial } from './start-trial.ts'

export const liveRoutes: Verbs<typeof liveCalls> = {
  listLiveRooms,
  countOnline,
  getRoom,
  getProclamation,
  listRooms,
  getSources,
  startTrial,
}
