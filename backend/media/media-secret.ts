import { digestOf, isSameDigest } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'

/** Whether this is the secret of the media server. Digests are compared, so that the time tells nothing of the length either. */
export const isMediaSecret = async ({ MEDIA_SECRET }: Pick<Env, 'MEDIA_SECRET'>, given: string): Promise<boolean> =>
  MEDIA_SECRET !== undefined && MEDIA_SECRET !== '' && isSameDigest(await digestOf(MEDIA_SECRET), await digestOf(given))
