import type { Verbs } from '#backend/core/serve.ts'
import type { anchorCalls } from '#contract/anchor.ts'
import { getAnchor } from './get-anchor.ts'
import { getLiveFigures } from './get-live-figures.ts'
import { listAnchors } from './list-anchors.ts'
import { listPastRooms } from './list-past-rooms.ts'
import { listRecords } from './list-records.ts'

export const anchorRoutes: Verbs<typeof anchorCalls> = {
  listAnchors,
  getAnchor,
  listPastRooms,
  listRecords,
  getLiveFigures,
}
