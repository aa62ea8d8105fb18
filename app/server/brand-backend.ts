import { type Brand, hostsOf } from '#brands/brand.ts'
import type { Language } from '#contract/languages.ts'
import { backends } from './circuit-breaker.ts'
import { env } from './env.ts'
import type { JavaOptions } from './java.ts'
import { signedFetch, type Visitor } from './signed-fetch.ts'

const EMBEDDED = 'http://backend.internal'

export interface BrandBackend {
  /** Whose answers these are: brands that name a `java` host share none, for it can tell them apart. */
  source: string
  /** Reaches the backend. A `java` host learns the visitor, the embedded one nothing but the language. */
  options: JavaOptions
}

/**
 * The backend that serves a brand's calls: its `java` host, or the embedded one. Without a visitor it is the site that
 * calls.
 */
export function brandBackend(brand: Brand, lan: Language, visitor?: Visitor): BrandBackend {
  const origin = hostsOf(brand).java
  const backend = env.BACKEND
  return {
    source: origin ? `${brand.id} ${origin}` : EMBEDDED,
    options: {
      origin: origin ?? EMBEDDED,
      fetch: origin ? signedFetch(brand, visitor) : backend.fetch.bind(backend),
      lan,
      hasTechnicalTexts: !origin,
      // The embedded backend is slow when the machine is, and then repeating helps.
      ...(origin ? { breaker: backends, headers: { brand: brand.id } } : {}),
    },
  }
}
