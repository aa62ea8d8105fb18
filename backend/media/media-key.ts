import { hmacOf, isSameDigest } from '#backend/core/digest.ts'
import { isChannel, needsKey } from './channels.ts'

const textOf = (channel: string, ground: string, endsAt: number) => `media ${channel} ${ground} ${endsAt}`

const OWN_ADDRESS = /^\/media\/([a-z-]+)\/([a-z]+)\/master\.m3u8$/

const partsOf = (url: string): { channel: string; ground: string } | undefined => {
  const [, channel = '', ground = ''] = OWN_ADDRESS.exec(url) ?? []
  return isChannel(channel) && needsKey(channel) ? { channel, ground } : undefined
}

/** Whether an address can be given for a time: that of a channel of ours for members. */
export const canExpire = (url: string): boolean => partsOf(url) !== undefined

/** An address with a key that is valid until `endsAt`, milliseconds; any other address as it is. */
export async function keyedUrl(secret: string, url: string, endsAt: number): Promise<string> {
  const parts = partsOf(url)
  if (!parts) return url
  const { channel, ground } = parts
  return `/media/k/${endsAt}.${await hmacOf(secret, textOf(channel, ground, endsAt))}/${channel}/${ground}/master.m3u8`
}

/** Whether a key opens a channel now. */
export async function isKeyFor(secret: string, key: string, channel: string, ground: string, now: number) {
  const [, endsAt = '', digest = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(key) ?? []
  if (endsAt === '' || Number(endsAt) <= now) return false
  return isSameDigest(await hmacOf(secret, textOf(channel, ground, Number(endsAt))), digest)
}
