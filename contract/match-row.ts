import { type } from './ark.ts'
import { Instant, League, Team } from './entities.ts'
import type { Clock, OddsLine, Period } from './match-state.ts'

export const MatchStatus = type(
  "'scheduled' | 'previewed' | 'live' | 'finished' | 'postponed' | 'cancelled' | 'result_unknown'",
)
/** Rounds of a cup; `early`: some teams do not play it. */
export const CupRound = type(
  "'early' | 'round_of_32' | 'round_of_16' | 'quarter_final' | 'semi_final' | 'third_place' | 'final'",
)
export type CupRound = typeof CupRound.infer
const Score = type({ home: 'number', away: 'number' })
/** These shapes have their types in match-state.ts; here they are only checked to be objects. */
const ClockShape = type('object').as<Clock>()
export const OddsShape = type('object').as<OddsLine>()
const PeriodShape = type('object').as<Period>()

/** One row of a match list. Deltas on `board:<gameId>` change these fields and no others. */
export const MatchRow = type({
  id: 'number.integer',
  gameId: 'number.integer',
  league: League,
  /** Season of the league, as `getStandings` takes it: `2025-26`, or a simulated season's first day. */
  'season?': 'string',
  /** Round or stage within the league, e.g. `12`. */
  'round?': 'number.integer',
  /** Of a cup: what the round is called. */
  'cupRound?': CupRound,
  /** Of an imported competition: it is of the knock-out. */
  'isKnockout?': 'boolean',
  startsAt: Instant,
  /** Of the start only the day is known; the time in `startsAt` means nothing. */
  'isTimeUnknown?': 'boolean',
  status: MatchStatus,
  phase: 'string',
  score: Score,
  periods: PeriodShape.array(),
  'clock?': ClockShape,
  'serving?': "'home' | 'away'",
  'winner?': "'home' | 'away' | 'draw'",
  /** Why the match ended before its end. */
  'endedBy?': "'retirement' | 'walkover' | 'disqualification' | 'abandonment'",
  home: Team,
  away: Team,
  'bestOf?': 'number.integer',
  'redCards?': Score,
  /**
   * Points of the current game (tennis, sets, frames), or the score of the current map (esports); in cricket runs,
   * wickets and overs of each side: `148/3 17.2`.
   */
  'points?': { home: 'string', away: 'string' },
  'odds?': OddsShape,
  /** The main room that streams the match now or later. */
  'roomId?': 'number.integer',
  isSimulated: 'boolean',
  /** The match of the past that this one plays again, as if it were live now. It counts in no table, form or plan. */
  'replayOf?': 'number.integer',
  /** How popular the match is, 0 to 100: the order of the list `hot`. */
  heat: 'number.integer',
  /** `seq` of the last event included in this row. */
  seq: 'number.integer',
  /** When the server read the row. */
  readAt: Instant,
})
export type MatchRow = typeof MatchRow.infer
