import type { Context } from '#backend/core/context.ts'
import { inTime } from '#contract/in-time.ts'

const TIMEOUT_MS = 300

/** How many viewers a room has now; undefined when its Durable Object does not answer in time. */
export async function readOnline({ env }: Context, roomId: number): Promise<number | undefined> {
  try {
    return await inTime(Promise.resolve(env.TOPICS.getByName(`room:${roomId}`).online()), TIMEOUT_MS)
  } catch {
    return undefined
  }
}
