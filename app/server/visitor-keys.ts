import type { JWK } from 'jose'
import { logError } from '#contract/log-error.ts'
import { env } from './env.ts'

function read<T>(name: 'VISITOR_KEY' | 'VISITOR_KEYS_PUBLISHED', otherwise: T): T {
  try {
    return JSON.parse(env[name] ?? 'null') ?? otherwise
  } catch (error) {
    logError({ event: 'visitor_key_bad', name }, error)
    return otherwise
  }
}

/** The private Ed25519 key that signs who a visitor is; undefined on a site without one, which signs nothing. */
export const signingKey: JWK | undefined = read<JWK | undefined>('VISITOR_KEY', undefined)

const publicPart = ({ kty, crv, x, kid }: JWK): JWK => ({ kty, crv, x, kid, alg: 'EdDSA', use: 'sig' }) as JWK

/** The public keys by which a signature of this site may be verified: the current one's, and those of a rotation. */
export const publishedKeys: readonly JWK[] = [
  ...(signingKey ? [signingKey] : []),
  ...read<JWK[]>('VISITOR_KEYS_PUBLISHED', []),
]
  .map(publicPart)
  .filter(({ kid }, at, all) => all.findIndex((other) => other.kid === kid) === at)
