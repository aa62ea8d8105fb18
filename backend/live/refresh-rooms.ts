import type { Env } from '#backend/core/env.ts'
import { logError } from '#contract/log-error.ts'

/** Tells the pages of rooms that their state has changed. */
export async function refreshRooms({ TOPICS }: Pick<Env, 'TOPICS'>, roomIds: readonly number[]): Promise<void> {
  await Promise.all(
    roomIds.map(async (id) => {
      try {
        await TOPICS.getByName(`room:${id}`).refresh()
      } catch (error) {
        // They learn it within a minute by themselves.
        logError({ event: 'room_not_told', room: id }, error)
      }
    }),
  )
}
