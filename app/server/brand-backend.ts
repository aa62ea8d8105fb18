import { type Brand, hostsOf } from '#brands/brand.ts'
import type { Language } from '#contract/languages.ts'
import { env } from './env.ts'
import type { JavaOptions } from './java.ts'

const EMBEDDED = 'http://backend.internal'

export interface BrandBackend {
  /** Whose answers these are: brands that name a `java` host share none, for it can tell them apart. */
  source: string
  /** Reaches the backend without anything of a visitor but the language. */
  options: JavaOptions
}

/** The backend that serves a brand's calls: its `java` host, or the embedded one. */
export function brandBackend(brand: Brand, lan: Language): BrandBackend {
  const origin = hostsOf(brand).java
  const backend = env.BACKEND
  return {
    source: origin ? `${brand.id} ${origin}` : EMBEDDED,
    options: {
      origin: origin ?? EMBEDDED,
      // Not `fetch` itself: called as a method of these options it would refuse to work.
      fetch:
        origin || !backend ? (...request: Parameters<typeof fetch>) => fetch(...request) : backend.fetch.bind(backend),
      lan,
      hasTechnicalTexts: !origin,
      headers: origin ? { brand: brand.id } : {},
    },
  }
}
