import { SignJWT } from 'jose'
import type { Brand } from '#brands/brand.ts'
import { signingKey } from './visitor-keys.ts'

/** The header that tells an operator's own host who makes a request (docs/operations.md). */
export const VISITOR_HEADER = 'x-grandstand-visitor'

/** How long a signature is valid. */
const VALID_SECONDS = 60

/**
 * Headers by which a host may take somebody for the visitor. Cloudflare writes its own name into some of them on the way
 * to another zone, and the others hold what the visitor likes.
 */
const UNSIGNED = ['cf-connecting-ip', 'cf-ipcountry', 'forwarded', 'true-client-ip', 'x-forwarded-for', 'x-real-ip']

export interface Visitor {
  address: string
  country?: string | undefined
}

/** A country as Cloudflare names it: ISO 3166, or `T1` for Tor. A local caller may send anything. */
const isCountry = (country: string | undefined): boolean => /^[A-Z][A-Z0-9]$/.test(country ?? '')

async function signatureOf(request: Request, brand: Brand, visitor: Visitor | undefined): Promise<string | undefined> {
  if (!signingKey) return undefined
  const { pathname, search } = new URL(request.url)
  const who = visitor
    ? { address: visitor.address, ...(isCountry(visitor.country) ? { country: visitor.country } : {}) }
    : {}
  return new SignJWT({ ...who, htm: request.method, htu: pathname + search })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'visitor+jwt', kid: signingKey.kid ?? '' })
    .setSubject(visitor ? 'visitor' : 'site')
    .setAudience(brand.id)
    .setIssuedAt()
    .setExpirationTime(`${VALID_SECONDS}s`)
    .setJti(crypto.randomUUID())
    .sign(signingKey)
}

/**
 * A `fetch` to a host of the brand's operator, which tells it the visitor, signed. Without a visitor it is the site that
 * asks, for a cache that all share. Each request has a signature of its own, a repeated one too.
 */
export const signedFetch =
  (brand: Brand, visitor?: Visitor): typeof fetch =>
  async (...init) => {
    const request = new Request(...init)
    for (const name of [...UNSIGNED, VISITOR_HEADER]) request.headers.delete(name)
    const signature = await signatureOf(request, brand, visitor)
    if (signature) request.headers.set(VISITOR_HEADER, signature)
    return fetch(request)
  }
