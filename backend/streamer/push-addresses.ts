import ipaddr from 'ipaddr.js'
import type { Context, UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { addToProfile, noteRefused, readAnchorProfile, removeFromProfile } from '#backend/room/anchor-profiles.store.ts'
import type { RoomRow } from '#backend/room/rooms.store.ts'
import { clientNetwork } from '#contract/client-network.ts'
import type { streamerProfileCalls } from '#contract/streamer-profile.ts'
import { PUSH_ADDRESSES_MAX } from '#contract/streamer-rules.ts'
import { requireOwnRoom } from './own-room.ts'

type Calls = typeof streamerProfileCalls

const isAmong = (addresses: readonly string[], address: string): boolean =>
  addresses.length === 0 || addresses.includes(address)

/**
 * Whether a streamer's picture may be pushed from a network address, as the media server names it. One that is refused is
 * noted for the streamer: who has an IPv4 and an IPv6 address does not know from which she pushes.
 */
export async function mayPushFrom(
  { matchDb, now }: Pick<Context, 'matchDb' | 'now'>,
  { anchorId }: Pick<RoomRow, 'anchorId'>,
  address: string,
): Promise<boolean> {
  const { pushAddresses } = await readAnchorProfile(matchDb, anchorId)
  if (isAmong(pushAddresses, clientNetwork(address))) return true
  const network = listed(address)
  if (network !== null) await noteRefused(matchDb, anchorId, network, now)
  return false
}

/** For how long a refused push is shown. */
const REFUSED_MS = 24 * 3_600_000

async function answer({ matchDb, address, now }: UserContext, { anchorId }: RoomRow) {
  const { pushAddresses: addresses, refusedAddress, refusedAt } = await readAnchorProfile(matchDb, anchorId)
  const isNews = refusedAddress !== null && refusedAt !== null && refusedAt > now - REFUSED_MS
  return {
    address,
    isAllowed: isAmong(addresses, address),
    addresses,
    ...(isNews && !isAmong(addresses, refusedAddress)
      ? { refused: { address: refusedAddress, at: instant(refusedAt) } }
      : {}),
  }
}

export const getAnchorIP: Verb<Calls['getAnchorIP']> = async (context) => {
  const room = await requireOwnRoom(context)
  return room instanceof Fail ? room : answer(context, room)
}

/** An address of the list, also as it is written there; null for text that is none. */
const listed = (text: string): string | null => {
  const address = text.trim().replace(/^(.*:.*)\/64$/, '$1')
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  return isAddress ? clientNetwork(address) : null
}

export const addIpWhite: Verb<Calls['addIpWhite']> = async (context, { ip }) => {
  const { matchDb, viewer, address } = context
  const room = await requireOwnRoom(context)
  if (room instanceof Fail) return room
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'pushAddress'))) return fail('rate_limited')
  const network = ip === undefined ? address : listed(ip)
  if (network === null) return fail('invalid_input')
  const isAdded = await addToProfile(matchDb, room.anchorId, 'pushAddresses', network, PUSH_ADDRESSES_MAX)
  return isAdded ? answer(context, room) : fail('too_many')
}

export const removeIpWhite: Verb<Calls['removeIpWhite']> = async (context, { ip }) => {
  const room = await requireOwnRoom(context)
  if (room instanceof Fail) return room
  if (!(await isWithinHourlyLimit(context, context.viewer.uid, 'pushAddress'))) return fail('rate_limited')
  const isRemoved = await removeFromProfile(context.matchDb, room.anchorId, 'pushAddresses', ip)
  return isRemoved ? answer(context, room) : fail('not_found')
}
