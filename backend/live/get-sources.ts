import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { liveCalls } from '#contract/live.ts'
import { findRoom } from './find-room.ts'
import { sourcesFor } from './to-room.ts'

export const getSources: Verb<typeof liveCalls.getSources> = async (context, { roomId }) => {
  const found = await findRoom(context, roomId)
  return found
    ? { sources: await sourcesFor(context, context.viewer, found.record, context.address) }
    : fail('not_found')
}
