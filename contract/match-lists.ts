import { type } from './ark.ts'
import { Day } from './entities.ts'
import { PAGE_SIZE_DEFAULT, ROWS_MAX } from './list-limits.ts'
import { MatchRow } from './match-row.ts'

export const MatchPage = type({
  matches: MatchRow.array(),
  page: 'number.integer',
  size: 'number.integer',
  /** Matches of all pages; in a long list it is counted no further than 1000 beyond this page. */
  total: 'number.integer',
})
export type MatchPage = typeof MatchPage.infer

/** What is on now and next. Each list has the first matches of its section, `counts` the numbers of all. */
export const HomeMatches = type({
  /** Hottest first. */
  live: MatchRow.array(),
  /** Those that start within three hours, in order of time; and those whose start is late. */
  soon: MatchRow.array(),
  /** Those that start within a day, but not within three hours, in order of time. */
  later: MatchRow.array(),
  counts: {
    live: 'number.integer',
    soon: 'number.integer',
    later: 'number.integer',
    /** Matches of today that are over, or were called off. */
    over: 'number.integer',
  },
})
export type HomeMatches = typeof HomeMatches.infer

export const DayMatches = type({ days: type({ day: Day, matches: MatchRow.array() }).array() })

export const GameEntry = type({
  gameId: 'number.integer',
  name: 'string',
  logo: 'string',
  abbr: 'string',
  code: 'string',
  backgroundImgUrl: 'string',
  /** Indexes of the home tabs that list it (docs/product.md, section 2). */
  homeTabs: 'number.integer[]',
  liveCount: 'number.integer',
})
export type GameEntry = typeof GameEntry.infer

export const Paging = { 'page?': '1 <= number.integer <= 10000', 'size?': '1 <= number.integer <= 100' } as const
type Paging = { page?: number; size?: number }
/** A deep page costs as much as all rows before it. */
export const withinReach = (
  { page = 1, size = PAGE_SIZE_DEFAULT }: Paging,
  context: { mustBe(text: string): false },
): boolean => page * size <= ROWS_MAX || context.mustBe(`a page within the first ${ROWS_MAX} rows`)
export const GameFilter = { 'gameIds?': '(number.integer)[] <= 40', 'leagueIds?': '(number.integer)[] <= 50' } as const

export const ListKind = type("'today' | 'yesterday' | 'tomorrow' | 'live' | 'by_time' | 'hot' | 'day'")
export type ListKind = typeof ListKind.infer
