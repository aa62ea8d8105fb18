import type { Env } from '#backend/core/env.ts'
import { logError } from '#contract/log-error.ts'

/**
 * Tells all rooms in which a user may be until when she may speak in none, but the room `told`, which knows it. A room that
 * cannot be told reads it with the user, within half a minute.
 */
export async function tellMuteEverywhere(
  env: Env,
  { uid, until, told }: { uid: number; until: number; told?: number | undefined },
): Promise<void> {
  try {
    const rooms = await env.INBOXES.getByName(String(uid)).chatRooms()
    const others = rooms.filter((room) => room !== told)
    await Promise.all(others.map((room) => env.CHAT_ROOMS.getByName(String(room)).tell({ muteEverywhere: uid, until })))
  } catch (error) {
    logError({ event: 'chat_mute_not_told', uid }, error)
  }
}
