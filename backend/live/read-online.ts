import type { Context } from '#backend/core/context.ts'

const TIMEOUT_MS = 300

/** How many sockets watch a room; 0 when its Durable Object does not answer in time. */
export async function readOnline({ env }: Context, roomId: number): Promise<number> {
  const timeout = new Promise<number>((resolve) => setTimeout(() => resolve(0), TIMEOUT_MS))
  try {
    return await Promise.race([env.TOPICS.getByName(`room:${roomId}`).online(), timeout])
  } catch {
    return 0
  }
}
