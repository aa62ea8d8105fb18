import { hmacOf, isSameDigest } from '#backend/core/digest.ts'
import { isChannel, needsKey } from './channels.ts'

/** What a key opens: a channel for members on its ground, as the line of one room. */
export interface Line {
  roomId: number
  channel: string
  ground: string
}

/** A line for one account; `uid` is 0 where it is open to everybody. */
export interface PersonalLine extends Line {
  uid: number
}

const OWN_ADDRESS = /^\/media\/([a-z-]+)\/([a-z]+)\/master\.m3u8$/

/** The line that a room's source is; undefined for an address that is no channel of ours for members. */
export function lineOf(roomId: number, url: string): Line | undefined {
  const [, channel = '', ground = ''] = OWN_ADDRESS.exec(url) ?? []
  return isChannel(channel) && needsKey(channel) ? { roomId, channel, ground } : undefined
}

const NUMBERS_AND_DIGEST = /^(\d{1,15})\.(?:(\d{1,15})\.)?([0-9a-f]{64})$/

const digestFor = (secret: string, what: string, { roomId, channel, ground }: Line, number: number): Promise<string> =>
  hmacOf(secret, `media ${what} ${roomId} ${channel} ${ground} ${number}`)

const addressOf = (root: string, key: string, { channel, ground }: Line): string =>
  `/media/${root}/${key}/${channel}/${ground}/master.m3u8`

/** The address of a look at a room: it plays for whoever has it until `endsAt`, milliseconds. */
export async function trialUrl(secret: string, line: Line, endsAt: number): Promise<string> {
  return addressOf('k', `${endsAt}.${line.roomId}.${await digestFor(secret, 'trial', line, endsAt)}`, line)
}

/** Whether the key of a trial's address opens this channel now. */
export async function isTrialKey(secret: string, key: string, channel: string, ground: string, now: number) {
  const [, endsAt, roomId, digest = ''] = NUMBERS_AND_DIGEST.exec(key) ?? []
  if (roomId === undefined || Number(endsAt) <= now) return false
  const line = { roomId: Number(roomId), channel, ground }
  return isSameDigest(await digestFor(secret, 'trial', line, Number(endsAt)), digest)
}

/** The address of a line for one account. It is always the same, and plays with a pass only. */
export async function lineUrl(secret: string, { uid, ...line }: PersonalLine): Promise<string> {
  return addressOf('m', `${line.roomId}.${uid}.${await digestFor(secret, 'line', line, uid)}`, line)
}

/** What the address of a line is made of. */
export interface LineAddress {
  key: string
  channel: string
  ground: string
}

/** The line of an address; undefined for one that we did not give. */
export async function lineAt(secret: string, { key, channel, ground }: LineAddress): Promise<PersonalLine | undefined> {
  const [, roomId, uid, digest = ''] = NUMBERS_AND_DIGEST.exec(key) ?? []
  if (uid === undefined) return undefined
  const line = { roomId: Number(roomId), channel, ground }
  const isOurs = isSameDigest(await digestFor(secret, 'line', line, Number(uid)), digest)
  return isOurs ? { ...line, uid: Number(uid) } : undefined
}

const passDigest = (secret: string, { key, channel, ground }: LineAddress, endsAt: number): Promise<string> =>
  hmacOf(secret, `media pass ${key} ${channel} ${ground} ${endsAt}`)

/** What says without the database that an address may be played until `endsAt`, milliseconds. */
export const passFor = async (secret: string, at: LineAddress, endsAt: number): Promise<string> =>
  `${endsAt}.${await passDigest(secret, at, endsAt)}`

/** When the pass for an address ends, milliseconds; undefined for one that is not genuine. */
export async function passEnd(secret: string, at: LineAddress, pass: string): Promise<number | undefined> {
  const [, endsAt, second, digest = ''] = NUMBERS_AND_DIGEST.exec(pass) ?? []
  if (endsAt === undefined || second !== undefined) return undefined
  return isSameDigest(await passDigest(secret, at, Number(endsAt)), digest) ? Number(endsAt) : undefined
}
