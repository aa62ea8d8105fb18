import type { Context } from '#backend/core/context.ts'
import type { RoomCounts } from '#backend/core/objects.ts'
import { inTime } from '#contract/in-time.ts'
import { logError } from '#contract/log-error.ts'
import { CountsMemo } from './counts-memo.ts'

/** A list never waits longer for its numbers. */
const TIMEOUT_MS = 300

const memo = new CountsMemo()

/** The viewers of all rooms, some seconds old; undefined when they are not known. */
export const readViewers = ({ env }: Pick<Context, 'env'>): Promise<RoomCounts | undefined> =>
  memo.read(async () => {
    try {
      return (await inTime(env.ROOM_VIEWERS.getByName('all').counts(), TIMEOUT_MS)) ?? undefined
    } catch (error) {
      logError({ event: 'viewers_not_read' }, error)
      return undefined
    }
  }, Date.now)
