import { type } from './ark.ts'

/** The greatest page size, whatever a client asks for. */
export const PAGE_SIZE_MAX = 100

/** An integer: text in a query, a number in a body. */
export const IntegerText = type('string.integer.parse | number.integer')
/** Several games in a query: `1,2,14`. */
export const GameIdsText = type(/^\d{1,3}(,\d{1,3}){0,39}$/)
export const Instant = type('string.date.iso')
/** An instant of whole five seconds: `2026-11-20T12:00:05.000Z`. */
export const FiveSeconds = type(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d[05]\.000Z$/)
/** `2026-11-20`: a day in the viewer's time zone. */
export const Day = type(/^\d{4}-\d{2}-\d{2}$/)
/** Shape of an IANA time zone name; whether the zone exists is checked where it is used. */
export const Zone = type(/^[A-Za-z0-9_+\-/]{1,64}$/)

export const Crest = type({
  shape: 'number.integer',
  primary: /^#[0-9a-f]{6}$/,
  secondary: /^#[0-9a-f]{6}$/,
})
/**
 * A team as lists show it; names are in the language of the `lan` header. `shortName`: what it is called where `name`
 * has no room, distinct within its league.
 */
export const Team = type({
  id: 'number.integer',
  name: 'string',
  'shortName?': 'string',
  abbr: 'string',
  crest: Crest,
})
export const League = type({
  id: 'number.integer',
  gameId: 'number.integer',
  name: 'string',
  abbr: 'string',
  /** ISO 3166 alpha-2, or `INT`. */
  country: 'string',
  tier: 'number.integer',
})
export const LeagueCount = League.and({
  matchCount: 'number.integer',
  liveCount: 'number.integer',
  /** It is a knock-out from its first round on. */
  'isCup?': 'true',
})

export type Crest = typeof Crest.infer
export type Team = typeof Team.infer
export type League = typeof League.infer
export type LeagueCount = typeof LeagueCount.infer
