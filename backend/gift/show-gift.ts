import { speakerOf } from '#backend/chat/speaker.ts'
import type { Context } from '#backend/core/context.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { logError } from '#contract/log-error.ts'
import type { GiftRow } from './gifts.store.ts'

/**
 * Tells the room of a gift that was paid. The room takes the same gift once within ten minutes, so whoever does not know
 * whether it was told tells it again. A room that cannot be told has lost a line: what was paid and counted stays so.
 */
export async function showGift(
  { env, accountDb, now }: Pick<Context, 'env' | 'accountDb' | 'now'>,
  { id, uid, room, gift, count, combo }: GiftRow,
): Promise<void> {
  try {
    const user = await findUser(accountDb, uid)
    if (!user) return
    const entry = { by: speakerOf(user, now), text: '', nonce: `gift-${id}`, gift: { id: gift, count, combo } }
    await env.CHAT_ROOMS.getByName(String(room)).gift(entry)
  } catch (error) {
    logError({ event: 'gift_not_shown', gift: id }, error)
  }
}
