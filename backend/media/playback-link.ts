import { hmacOf, isSameDigest } from '#backend/core/digest.ts'

/**
 * The address of a streamer's picture for one account at one network address:
 * `/media/i/<room>.<uid>.<end>.<network>.<hmac>/index.m3u8`. `uid` is 0 for a guest, `network` a digest.
 */
export interface PlaybackLink {
  roomId: number
  uid: number
  /** Milliseconds since the epoch. */
  endsAt: number
  network: string
  /** Of a look at a room that is not open to the account. */
  isTrial?: boolean
  /** Of the source for members, which is not held back. */
  isFast?: boolean
}

/** The address of every picture that comes in, as it stands among a room's sources: it is given to nobody. */
const SOURCE = /^\/media\/ingest\/(\d{1,15})\/(index|fast)\.m3u8$/

/** The room whose picture a source is; undefined for other sources. */
export function ingestRoomOf(url: string): number | undefined {
  const [, roomId] = SOURCE.exec(url) ?? []
  return roomId === undefined ? undefined : Number(roomId)
}

/** Whether it is the source for members. */
export const isFastSource = (url: string): boolean => SOURCE.exec(url)?.[2] === 'fast'

/** Links end at the end of the next such span, so that the same link is given for hours and a player goes on with it. */
const SPAN_MS = 6 * 3_600_000
const NETWORK_CHARS = 16
const KEY = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([0-9a-f]{16})\.([0-9a-f]{64})$/

const networkDigest = async (secret: string, address: string): Promise<string> =>
  (await hmacOf(secret, `playback network ${address}`)).slice(0, NETWORK_CHARS)

const digestOfLink = (
  secret: string,
  { roomId, uid, endsAt, network, isTrial, isFast }: PlaybackLink,
): Promise<string> =>
  hmacOf(secret, `playback ${isTrial ? 'trial ' : ''}${isFast ? 'fast ' : ''}${roomId} ${uid} ${endsAt} ${network}`)

interface Asker {
  roomId: number
  uid: number
  address: string
}

/** When links that are given now end: in 6 to 12 hours. */
export const linkEnd = (now: number): number => (Math.floor(now / SPAN_MS) + 2) * SPAN_MS

/** The link of a room for an account at a network address. */
export const playbackUrl = (
  secret: string,
  { now, isFast, ...asker }: Asker & { now: number; isFast?: boolean },
): Promise<string> => urlOf(secret, asker, { endsAt: linkEnd(now), ...(isFast ? { isFast } : {}) })

/** The link of a look at a room. */
export const trialPlaybackUrl = (secret: string, asker: Asker, endsAt: number): Promise<string> =>
  urlOf(secret, asker, { endsAt, isTrial: true })

async function urlOf(
  secret: string,
  { roomId, uid, address }: Asker,
  more: Pick<PlaybackLink, 'endsAt' | 'isTrial' | 'isFast'>,
): Promise<string> {
  const link = { roomId, uid, ...more, network: await networkDigest(secret, address) }
  const { endsAt } = link
  const key = `${roomId}.${uid}.${endsAt}.${link.network}.${await digestOfLink(secret, link)}`
  return `/media/i/${key}/index.m3u8`
}

/** The link of a key, whenever it ends and wherever it is valid; undefined for one that we did not sign. */
export async function linkOf(secret: string, key: string): Promise<PlaybackLink | undefined> {
  const [, roomId, uid, endsAt, network = '', digest = ''] = KEY.exec(key) ?? []
  if (roomId === undefined) return undefined
  const link = { roomId: Number(roomId), uid: Number(uid), endsAt: Number(endsAt), network }
  for (const form of [link, { ...link, isTrial: true }, { ...link, isFast: true }])
    if (await isSameDigest(await digestOfLink(secret, form), digest)) return form
  return undefined
}

export type LinkState = 'valid' | 'expired' | 'other_address' | 'tampered'

/** What a link is worth now at a network address. */
export async function stateOfLink(
  secret: string,
  link: PlaybackLink | undefined,
  address: string,
  now: number,
): Promise<LinkState> {
  if (!link) return 'tampered'
  if (link.endsAt <= now) return 'expired'
  return link.network === (await networkDigest(secret, address)) ? 'valid' : 'other_address'
}
