import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { hmacOf } from '#backend/core/digest.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { firstTimeOf } from '#backend/core/intents.store.ts'
import type { Verb } from '#backend/core/serve.ts'
import { type Line, lineOf, trialUrl } from '#backend/media/media-key.ts'
import { ingestRoomOf } from '#backend/media/playback-link.ts'
import { accessOf, isForMembers, mayPlay } from '#backend/room/source-access.ts'
import { isUnpaid } from '#backend/ticket/is-unpaid.ts'
import type { liveCalls } from '#contract/live.ts'
import { findRoom } from './find-room.ts'
import { pictureUrl } from './picture-url.ts'

/** Who watches: a user on whatever device, a guest by the network address. */
const watcherOf = async ({ env, viewer, address }: Context): Promise<string> =>
  viewer ? `u${viewer.uid}` : `a${(await hmacOf(env.AUTH_SECRET, `trial ${address}`)).slice(0, 32)}`

const dayOf = (now: number): string => instant(now).slice(0, 10)

/**
 * How many rooms one may look at in a day. Matches share rooms, and rooms may share a channel: without a bound, looks at
 * many would be as good as a membership.
 */
const ROOMS_A_DAY = 5

/** The address of a source that ends by itself; undefined for one that is given to nobody for a time. */
function endingUrl(context: Context, roomId: number, url: string) {
  const { env, viewer, address } = context
  const ingest = ingestRoomOf(url)
  if (ingest !== undefined)
    return (trialEndsAt: number) =>
      pictureUrl(context, { roomId: ingest, uid: viewer?.uid ?? 0, address, isShown: true, trialEndsAt })
  const line: Line | undefined = lineOf(roomId, url)
  return line && ((endsAt: number): Promise<string | undefined> => trialUrl(env.AUTH_SECRET, line, endsAt))
}

/**
 * A look at a room for members, or one that costs coins. It runs by the clock from the first call, once for each watcher, room, match and day
 * (UTC), of five rooms a day: asked again it answers what is left of it.
 */
export const startTrial: Verb<(typeof liveCalls)['startTrial']> = async (context, { roomId }) => {
  const { env, accountDb, viewer, now } = context
  const found = await findRoom(context, roomId)
  if (!found) return fail('not_found')
  const { id, access: roomAccess, matchId, anchor, sources } = found.record
  const seconds = (await readBrand(context))?.trialSeconds ?? 0
  const accesses = sources.map(({ access }) => accessOf(roomAccess, access))
  const entrance = { ownerUid: anchor.uid, isUnpaid: await isUnpaid(env, found.record, viewer) }
  const isOpen = accesses.some((access) => mayPlay(access, viewer, entrance))
  const source = sources.find(
    ({ url }, index) => endingUrl(context, id, url) && (entrance.isUnpaid || isForMembers(accesses[index] ?? null)),
  )
  const urlUntil = source && endingUrl(context, id, source.url)
  if (seconds === 0 || isOpen || !urlUntil) return fail('not_found')
  const looks = { group: `${await watcherOf(context)}|trial|${dayOf(now)}|`, max: ROOMS_A_DAY }
  const startedAt = await firstTimeOf(accountDb, { ...looks, name: `${id}|${matchId ?? 0}` }, now)
  if (startedAt === undefined) return fail('trials_used')
  const endsAt = startedAt + seconds * 1000
  if (endsAt <= now) return fail('trial_over')
  const url = await urlUntil(endsAt)
  return { source: { id: source.id, kind: source.kind, url }, endsAt: instant(endsAt), leftMs: endsAt - now }
}
