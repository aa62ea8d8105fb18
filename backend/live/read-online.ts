import type { Context } from '#backend/core/context.ts'

const PATIENCE_MS = 300

/** Sockets in a room; 0 when its object does not answer in time: a viewer count is never worth waiting for. */
export async function readOnline({ env }: Context, roomId: number): Promise<number> {
  const tooLate = new Promise<number>((resolve) => setTimeout(() => resolve(0), PATIENCE_MS))
  try {
    return await Promise.race([env.TOPICS.getByName(`room:${roomId}`).online(), tooLate])
  } catch {
    return 0
  }
}
