import { Fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { maskPhone } from '#backend/core/mask.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import type { streamerCalls } from '#contract/streamer.ts'
import { lastApplication, waitingPhotos } from './applications.store.ts'

type Calls = typeof streamerCalls

export const isStreamer: Verb<Calls['isStreamer']> = ({ viewer }) => ({ isAnchor: viewer.roles.includes('anchor') })

/** By the role too: staff may have made the user a streamer, or have taken the role away, without an application. */
export const getStreamerStatus: Verb<Calls['getStreamerStatus']> = async (context) => {
  const { accountDb, viewer, now } = context
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const [last, photos] = await Promise.all([
    lastApplication(accountDb, viewer.uid),
    waitingPhotos(accountDb, viewer.uid, now),
  ])
  const isAnchor = own.roles.includes('anchor')
  const state = isAnchor ? 'successful' : last?.state === 'successful' ? 'failed' : (last?.state ?? 'none')
  const isRefused = state === 'failed' || state === 'banned'
  return {
    state,
    ...(own.phone === null ? {} : { phone: maskPhone(own.phone, own.areaCode) }),
    photos: photos.map(({ kind }) => kind),
    ...(last ? { appliedAt: instant(last.createdAt), introduction: last.introduction, content: last.content } : {}),
    ...(last?.decidedAt ? { decidedAt: instant(last.decidedAt) } : {}),
    ...(isRefused && last?.reason && last.state === state ? { reason: last.reason } : {}),
  }
}
