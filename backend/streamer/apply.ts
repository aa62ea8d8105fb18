import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { plainText } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import type { streamerCalls } from '#contract/streamer.ts'
import { faultOfPapers, ID_PHOTO_KINDS } from '#contract/streamer-rules.ts'
import { insertApplication, isBannedId, lastApplication, waitingPhotos } from './applications.store.ts'
import { idDigestOf, identityKey, sealPapers } from './papers.ts'

/**
 * Why a user may not apply now: an application is under review, the user is a streamer, or a ban. Whose role was taken
 * away may apply again.
 */
export async function whyNotApply({ accountDb }: Pick<UserContext, 'accountDb'>, { uid, roles }: UserRow) {
  const last = await lastApplication(accountDb, uid)
  if (last?.state === 'banned') return 'streaming_banned' as const
  return last?.state === 'reviewing' || roles.includes('anchor') ? ('application_open' as const) : null
}

export const applyAsStreamer: Verb<typeof streamerCalls.applyAsStreamer> = async (context, input) => {
  const { env, accountDb, now } = context
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const { uid, phone } = own
  if (!(await isWithinHourlyLimit(context, uid, 'application'))) return fail('rate_limited')
  const reason = await whyNotApply(context, own)
  if (reason) return fail(reason)
  const key = identityKey(env)
  if (!key) return fail('not_configured')
  if (phone === null) return fail('no_phone')
  const fault = faultOfPapers(input, now)
  if (fault) return fail(fault)
  const idDigest = await idDigestOf(env, input.idNumber)
  if (await isBannedId(accountDb, idDigest)) return fail('streaming_banned')
  if ((await waitingPhotos(accountDb, uid, now)).length < ID_PHOTO_KINDS.length) return fail('photo_missing')
  const { name, idNumber, birthDate } = input
  const isStored = await insertApplication(accountDb, {
    id: randomRowId(),
    uid,
    state: 'reviewing',
    papers: await sealPapers(key, uid, { name: name.trim(), idNumber: idNumber.trim(), birthDate, phone }),
    keyId: key.id,
    idDigest,
    introduction: plainText(input.introduction),
    content: plainText(input.content),
    createdAt: now,
  })
  return isStored ? { done: true } : fail('application_open')
}
