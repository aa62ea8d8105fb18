import { type } from './ark.ts'
import { call } from './call.ts'
import { Crest, GameIdsText, Instant, IntegerText } from './entities.ts'
import { MatchRow } from './match-row.ts'
import { LanguageCode } from './news.ts'
import { SEARCH_CHARS_MAX, SEARCH_KINDS, SEARCH_PAGES_MAX } from './search-rules.ts'

const Kind = type.enumerated(...SEARCH_KINDS)

/** What was found, in the language of the `lan` header. Only what everybody may see. */
export const SearchHit = type({
  kind: Kind,
  id: 'number.integer',
  title: 'string',
  /** Of the title, where it is another than the caller's. */
  'language?': LanguageCode,
  'gameId?': 'number.integer',
  /** Of a player who is a side of her own: the side, where she has no page but its page. */
  'teamId?': 'number.integer',
  /** Of a team, or of who plays alone: its league; of a player: the team, and before it the own name of who goes by another. */
  'hint?': 'string',
  'crest?': Crest,
  /** Of a person: a path under `/media/avatars`; of goods: the name of a drawing. */
  'picture?': 'string',
  /**
   * Of a team, or a player's team: one that it plays now or next; of an article or a video: what it is about, so that its title
   * may tell a result.
   */
  'matchId?': 'number.integer',
  /** Start of a match, or publication. */
  'at?': Instant,
  /** Coins, of goods. */
  'price?': 'number.integer',
  /** An expert whom nobody is: only demo brands have some. */
  'isSimulated?': 'true',
  /** Of a streamer, or a match. */
  'isLive?': 'true',
})
export type SearchHit = typeof SearchHit.infer

const Section = type({
  kind: Kind,
  hits: SearchHit.array(),
  /** Of the section `match`, in the order of its hits. */
  'matches?': MatchRow.array(),
  hasMore: 'boolean',
})
export type SearchSection = typeof Section.infer

/** `brand`: articles, videos and goods of it are found too; `gameIds`: only these games. */
const Asked = type({
  text: `1 <= string <= ${SEARCH_CHARS_MAX * 4}`,
  'brand?': /^[a-z0-9-]{1,40}$/,
  'gameIds?': GameIdsText,
})
const cache = { freshSeconds: 5, staleSeconds: 10 }

/**
 * Names of what the site has, in every language, also mistyped. `isCorrected`: nothing has the words as they were typed, and this
 * is of words like them.
 */
export const searchCalls = {
  /** All kinds, or a page of one. Kinds of which nothing is found are left out. */
  findAll: call({
    method: 'GET',
    path: '/search/results',
    access: 'guest',
    isOurs: true,
    workMs: 30,
    cache,
    input: Asked.and({ 'kind?': Kind, 'page?': IntegerText }),
    result: type({ sections: Section.array(), isCorrected: 'boolean' }),
  }),
  /** The best few of all kinds, or of one, for a text that is being typed. */
  suggest: call({
    method: 'GET',
    path: '/search/suggestions',
    access: 'guest',
    isOurs: true,
    workMs: 15,
    cache,
    input: Asked.and({ 'kind?': Kind }),
    result: type({ hits: SearchHit.array(), isCorrected: 'boolean' }),
  }),
} as const

/** The last page that is answered. */
export const lastSearchPage = (page: number): number => Math.min(SEARCH_PAGES_MAX, Math.max(1, page))
