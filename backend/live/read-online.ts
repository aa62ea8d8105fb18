import type { Context } from '#backend/core/context.ts'
import { withTimeout } from '#backend/core/with-timeout.ts'

const TIMEOUT_MS = 300

/** How many viewers a room has now; undefined when its Durable Object does not answer in time. */
export async function readOnline({ env }: Context, roomId: number): Promise<number | undefined> {
  try {
    return await withTimeout(TIMEOUT_MS, Promise.resolve(env.TOPICS.getByName(`room:${roomId}`).online()))
  } catch {
    return undefined
  }
}
