import { decodeJwt, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Env } from '#backend/core/env.ts'
import type { LinkState } from './playback-link.ts'

type StreamEnv = Pick<Env, 'STREAM_HOST' | 'STREAM_SIGNING_KEY'>

/** Whether pictures are given out by Cloudflare Stream (docs/ingest.md). */
export const isStreamed = ({ STREAM_HOST, STREAM_SIGNING_KEY }: StreamEnv): boolean =>
  Boolean(STREAM_HOST && STREAM_SIGNING_KEY)

const ALGORITHM = 'RS256'

interface Keys {
  id: string
  sign: Awaited<ReturnType<typeof importJWK>>
  verify: Awaited<ReturnType<typeof importJWK>>
}

/** What has been made, never its promise: of a request that is cancelled nothing goes on, and others would wait for it. */
const known = new Map<string, Keys>()

/** The key as Cloudflare's API gives it: a JWK in base64. */
async function keysOf(written: string): Promise<Keys> {
  const before = known.get(written)
  if (before) return before
  const jwk = JSON.parse(atob(written)) as JWK
  const { kty = 'RSA', n = '', e = '', kid: id = '' } = jwk
  const [sign, verify] = await Promise.all([importJWK(jwk, ALGORITHM), importJWK({ kty, n, e }, ALGORITHM)])
  const keys = { id, sign, verify }
  known.set(written, keys)
  return keys
}

interface StreamAsker {
  inputId: string
  /** As `clientNetwork` names it. */
  address: string
  endsAt: number
  /** By the protocol of less delay. */
  isFast?: boolean
}

/** Signing takes a millisecond or two, and a page asks again. */
const signed = new LRUCache<string, string>({ max: 5000 })

/** The playlist of a live input for one network address until a time. Cloudflare alone gives it out, and refuses others. */
export async function streamPlaybackUrl(
  env: StreamEnv,
  { inputId, address, endsAt, isFast }: StreamAsker,
): Promise<string> {
  const name = `${inputId} ${address} ${endsAt}`
  const token = signed.get(name) ?? (await sign(env, { inputId, address, endsAt }))
  signed.set(name, token)
  return `https://${env.STREAM_HOST}/${token}/manifest/video.m3u8${isFast ? '?protocol=llhls' : ''}`
}

async function sign({ STREAM_SIGNING_KEY = '' }: StreamEnv, { inputId, address, endsAt }: StreamAsker) {
  const { id: kid, sign: key } = await keysOf(STREAM_SIGNING_KEY)
  const accessRules = [
    { type: 'ip.src', action: 'allow', ip: [address] },
    { type: 'any', action: 'block' },
  ]
  return new SignJWT({ kid, accessRules })
    .setProtectedHeader({ alg: ALGORITHM, kid })
    .setSubject(inputId)
    .setExpirationTime(Math.floor(endsAt / 1000))
    .sign(key)
}

const PATH = /^https:\/\/([^/]+)\/([\w-]{1,200}\.[\w-]{1,2000}\.[\w-]{1,1000})\//

/** What a link to Cloudflare Stream is worth at a network address; undefined for another link. */
export async function stateOfStreamLink(
  env: StreamEnv,
  link: string,
  address: string,
  now: number,
): Promise<{ state: LinkState; inputId?: string; endsAt?: number } | undefined> {
  const [, host, token = ''] = PATH.exec(link) ?? []
  if (!env.STREAM_SIGNING_KEY || host !== env.STREAM_HOST) return undefined
  try {
    const { verify } = await keysOf(env.STREAM_SIGNING_KEY)
    // Whether it has ended is said apart from whether it is ours.
    const longAgo = new Date((decodeJwt(token).exp ?? 0) * 1000 - 1000)
    const { payload } = await jwtVerify(token, verify, { algorithms: [ALGORITHM], currentDate: longAgo })
    const endsAt = (payload.exp ?? 0) * 1000
    const rules = (payload.accessRules ?? []) as { action?: string; ip?: string[] }[]
    const isHere = rules.some(({ action, ip }) => action === 'allow' && ip?.includes(address))
    const state = endsAt <= now ? 'expired' : isHere ? 'valid' : 'other_address'
    return { state, inputId: payload.sub ?? '', endsAt }
  } catch {
    return { state: 'tampered' }
  }
}
