import { createRandom, seedOf } from '#backend/feed/random.ts'

/** A drawn badge: one of six outlines in two colours. */
export interface Crest {
  shape: 0 | 1 | 2 | 3 | 4 | 5
  /** `#rrggbb` */
  primary: string
  secondary: string
}

const SHAPES = [0, 1, 2, 3, 4, 5] as const
const PRIMARIES =
  `#c8102e #1d4ed8 #0b7a3b #6d28d9 #b45309 #0f172a #be185d #0e7490 #9a3412 #334155 #166534 #7f1d1d #1e3a8a
#4338ca #a16207 #155e75`.split(/\s+/)
const SECONDARIES = '#ffffff #facc15 #e2e8f0 #fb923c #86efac #7dd3fc #fda4af #fde68a'.split(' ')

/** The same key always gives the same crest: an organisation looks alike in every game. */
export function crestOf(key: string): Crest {
  const random = createRandom(seedOf('crest', key))
  return { shape: random.pick(SHAPES), primary: random.pick(PRIMARIES), secondary: random.pick(SECONDARIES) }
}
