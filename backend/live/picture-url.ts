import type { Context } from '#backend/core/context.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import { linkEnd, playbackUrl, trialPlaybackUrl } from '#backend/media/playback-link.ts'
import { isStreamed, streamPlaybackUrl } from '#backend/media/stream-token.ts'
import { findInputOf } from '#backend/room/stream-inputs.store.ts'

interface Asker {
  roomId: number
  uid: number
  /** Of the visitor, as `clientNetwork` names it. */
  address: string
  /** Whether others than the streamer may see the picture now. */
  isShown: boolean
  /** For the source for members. */
  isFast?: boolean
  /** Of a look at a room: when it ends. */
  trialEndsAt?: number
}

/**
 * The link of a streamer's picture for one account at one network address, through the backend or, where Cloudflare Stream
 * gives it out, straight from there. Nobody asks for that again once it is given: it is there for who may see the picture now.
 */
export async function pictureUrl(
  { env, now }: Pick<Context, 'env' | 'now'>,
  { roomId, uid, address, isShown, isFast = false, trialEndsAt }: Asker,
): Promise<string | undefined> {
  if (!isStreamed(env)) {
    const asker = { roomId, uid, address }
    return trialEndsAt === undefined
      ? playbackUrl(env.AUTH_SECRET, { ...asker, now, isFast })
      : trialPlaybackUrl(env.AUTH_SECRET, asker, trialEndsAt)
  }
  const input = isShown ? await findInputOf(openMatchDatabase(env), roomId) : undefined
  return (
    input && streamPlaybackUrl(env, { inputId: input.inputId, address, endsAt: trialEndsAt ?? linkEnd(now), isFast })
  )
}
