import { Fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { readAnchorProfile } from '#backend/room/anchor-profiles.store.ts'
import { roomStateOf } from '#backend/room/room-state.ts'
import type { anchorCalls } from '#contract/anchor.ts'
import { findStreamer } from './find-streamer.ts'
import { SOON_MS } from './list-anchors.ts'
import { type RoomOfAnchor, readCurrentRooms } from './rooms-of-anchor.store.ts'
import { showRooms } from './show-rooms.ts'
import { fansOfStreamers, tiersOfStreamers } from './streamers.ts'

const LIVE_MAX = 12
const SOON_MAX = 12

/** Each value once, the most frequent first. */
function byFrequency<T>(values: readonly T[]): T[] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}

const stateOf = ({ state, status }: RoomOfAnchor) => roomStateOf({ state }, status ?? undefined)

/** A streamer's page: who they are, what is on and what comes. */
export const getAnchor: Verb<typeof anchorCalls.getAnchor> = async (context, { anchorId }) => {
  const found = await findStreamer(context, anchorId)
  if (found instanceof Fail) return found
  const { row, shown } = found
  const { accountDb, matchDb, now } = context
  const [user, profile, current, fans, tiers] = await Promise.all([
    row.uid === null ? undefined : findUser(accountDb, row.uid),
    row.uid === null ? undefined : readAnchorProfile(matchDb, row.id),
    readCurrentRooms(matchDb, row.id, now, now + SOON_MS),
    fansOfStreamers(context, [row]),
    tiersOfStreamers(context, [row]),
  ])
  const onAir = [...current]
    .sort((a, b) => b.heat - a.heat)
    .filter((room) => stateOf(room) === 'live' || stateOf(room) === 'lost')
    .slice(0, LIVE_MAX)
  const toCome = current
    .filter((room) => stateOf(room) === 'waiting' && room.startsAt !== null && room.startsAt > now)
    .slice(0, SOON_MAX)
  const roomOf = await showRooms(
    context,
    [...onAir, ...toCome].map(({ roomId }) => roomId),
  )
  const roomsOf = (list: readonly RoomOfAnchor[]) => list.flatMap(({ roomId }) => roomOf.get(roomId) ?? [])
  const membership = tiers.get(row.id)
  const introduction = profile?.introduction ?? user?.signature
  return {
    anchor: {
      ...shown,
      ...(membership ? { membership } : {}),
      ...(user ? { level: user.level } : {}),
      ...(introduction ? { introduction } : {}),
      ...(profile?.details ? { details: profile.details } : {}),
      ...(profile && profile.pictures.length > 0 ? { pictures: profile.pictures } : {}),
      fanCount: fans.get(row.id) ?? 0,
      languages: byFrequency(current.map(({ language }) => language)),
      gameIds: byFrequency(current.flatMap(({ gameId }) => gameId ?? [])),
    },
    live: roomsOf(onAir).sort((a, b) => (b.online ?? 0) - (a.online ?? 0)),
    soon: roomsOf(toCome),
  }
}
