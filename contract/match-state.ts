/**
 * The match grammar shared by every sport and esport: an append-only log of events, and the state that
 * a sport's pure rules fold from it. Plain types; the wire schemas are in match.ts.
 *
 * Nothing here carries display text: phases, statistics and event types are keys (each has a message
 * `match_phase_*`, `match_stat_*`, `match_event_*` in the app), people and teams are ids.
 */

export type Side = 'home' | 'away'

/**
 * The states of docs/product.md, section 4. `previewed` is a scheduled match with its preview out; of a match that is
 * `result_unknown` no feed has told anything, and it must be over.
 */
export type MatchStatus = 'scheduled' | 'previewed' | 'live' | 'finished' | 'postponed' | 'cancelled' | 'result_unknown'

/**
 * Why a match ended before its end. `retirement`: the loser gave up, the score stays as it stood; `walkover`: the loser
 * did not appear, there is no score. Those and a `disqualification` are `finished`; an `abandonment`, with the score
 * that it left, is `cancelled`.
 */
export type EarlyEnd = 'retirement' | 'walkover' | 'disqualification' | 'abandonment'

export interface Score {
  home: number
  away: number
}

/** One line of a match's log. `seq` is gapless from 1 within a match; `at` never decreases. */
export interface MatchEvent {
  seq: number
  /** Wall clock, ISO 8601 UTC with milliseconds. */
  at: string
  /** e.g. `kick_off`, `goal`, `point`, `round_won`, `odds`. The sport's rules know them. */
  type: string
  /** Match clock in whole seconds where the sport has one. */
  clock?: number
  side?: Side
  /** Player ids. `player` acted; `other` assisted, was substituted or was killed, depending on `type`. */
  player?: number
  other?: number
  /** Details of the event: points, weapon, map, runs... */
  data?: Record<string, number | string | boolean>
}

/** A half, quarter, set, inning, frame, map or round block, in playing order. */
export interface Period {
  /** `h1` `h2` `et1` `et2` (`et`: both) `pens`, `q1`.. `ot1`.., `s1`.., `i1`.., `f1`.., `m1`.. */
  key: string
  home: number
  away: number
  /** E.g. tie-break points of the loser, or the map's name. */
  note?: string
  isDone: boolean
}

/** What the next point may win, and for whom: a set and a match are named before a break of serve. */
export interface Stake {
  side: Side
  of: 'break' | 'set' | 'match'
}

export interface Clock {
  /** Seconds on the clock at `at`. */
  seconds: number
  /** Wall clock when `seconds` was read. */
  at: string
  isRunning: boolean
  direction: 'up' | 'down'
  /** Added time announced for this period, minutes. */
  addedMinutes?: number
}

export interface Stat {
  /** `possession`, `shots_on_target`, `rebounds`, `gold`... */
  key: string
  home: number
  away: number
  /** `percent` shows as 54 %; `compact` as 12.3k; `seconds` as mm:ss. */
  unit?: 'percent' | 'compact' | 'seconds' | 'decimal'
}

/** An event as timeline and commentary show it. */
export interface TimelineItem {
  seq: number
  at: string
  type: string
  clock?: number
  /** Key of the period it happened in. */
  period?: string
  side?: Side
  player?: number
  other?: number
  /** Score after the event. */
  score?: Score
  data?: Record<string, number | string | boolean>
  /** A goal, a red card, a map won: what a "key moments" strip shows. */
  isKey: boolean
}

/** One point of the momentum or economy chart. `value` > 0 favours home. */
export interface ChartPoint {
  /** Match seconds (or round, over, point number for sports without a clock). */
  t: number
  value: number
  period?: string
}

export interface OddsLine {
  at: string
  home: number
  draw?: number
  away: number
  /** Handicap on home, e.g. -0.5, and its two prices. */
  handicap?: { line: number; home: number; away: number }
  /** Over/under line and its two prices. */
  total?: { line: number; over: number; under: number }
}

/** A player's line in the statistics tables; columns are the sport's stat keys. */
export interface PlayerLine {
  player: number
  side: Side
  /**
   * Order of columns is `MatchState.playerColumns`. `m1`, `m2`... are figures of a map that is over, separated by `/`:
   * kills, deaths, assists, then damage (`rounds`) or last hits, gold and the hero (`moba`).
   */
  values: Record<string, number | string>
}

/** A kind of monster or building that both sides fight over, and how many each has taken. */
export interface Objective extends Score {
  key: string
}

/** What the scoreboard of a sport needs beyond score, periods and clock. */
export type Board =
  /** Absent figures are unknown: the feed does not count them. */
  | {
      family: 'football'
      redCards?: Score
      yellowCards?: Score
      corners?: Score
      penalties?: Score
      /** Kicks of the shoot-out in order: whether each was scored. */
      kicks?: { home: boolean[]; away: boolean[] }
    }
  | {
      family: 'basketball'
      fouls: Score
      timeouts: Score
      isBonus: { home: boolean; away: boolean }
      /** Player ids on court, where the line-ups are known. */
      onCourt?: { home: number[]; away: number[] }
      /** Length of a quarter where it is not 12 minutes. */
      quarterSeconds?: number
    }
  /** `course`: the points of the game that is played, as backend/feed/tennis/course.ts writes them. */
  | {
      family: 'tennis'
      points: { home: string; away: string }
      isTieBreak: boolean
      sets: Score
      stake?: Stake
      course?: string
    }
  | {
      family: 'cricket'
      innings: {
        side: Side
        runs: number
        wickets: number
        balls: number
        target?: number
        /** At most; not of a super over. */
        overs?: number
        /** Runs that nobody made with the bat, by kind; absent before the first. */
        extras?: { byes?: number; legByes?: number; wides?: number; noBalls?: number; penalty?: number }
        isDone: boolean
      }[]
      batting?: Side
      striker?: { player: number; runs: number; balls: number }
      nonStriker?: { player: number; runs: number; balls: number }
      /** `over`: what he gave away, and balls, in the over being bowled. */
      bowler?: {
        player: number
        runs: number
        balls: number
        wickets: number
        over?: { runs: number; balls: number }
      }
      /** Last balls, oldest first: `0`..`6`, `W`, `wd`, `nb`, and `|` where an over ended. At most 16. */
      recent: string[]
      maxOvers: number
      toss?: { side: Side; chose: 'bat' | 'bowl' }
    }
  | {
      family: 'baseball'
      inning: number
      half: 'top' | 'bottom'
      outs: number
      bases: [boolean, boolean, boolean]
      /** The count, where the feed sends pitches. */
      balls?: number
      strikes?: number
      batter?: number
      pitcher?: number
      hits: Score
      errors: Score
    }
  /** `down` is 0 between a score and the kick-off. `yardLine` and `driveFrom`: yards from home's goal line. */
  | {
      family: 'american_football'
      down: number
      distance: number
      yardLine: number
      driveFrom?: number
      timeouts: Score
    }
  | { family: 'sets'; points: Score; sets: Score; bestOf: number; stake?: Stake }
  /** `left`: points still on the table. */
  | { family: 'frames'; frame: number; points: Score; break: number; bestOf: number; atTable?: Side; left?: number }
  | {
      family: 'combat'
      round: number
      rounds: number
      method?: string
      /** How far into its last round the fight ended. */
      endSeconds?: number
      /** Points of each judge, round by round, once they are read out. */
      cards?: { judge?: string; rounds: Score[] }[]
    }
  | {
      family: 'moba'
      bestOf: number
      map: number
      gold: Score
      kills: Score
      towers: Score
      /** `dragons`, `barons`, `roshans`, `tyrants`, `overlords`... as the game has them. */
      objectives: Objective[]
      /** Hero picks and bans of the current map, by name key. */
      draft?: { home: { picks: string[]; bans: string[] }; away: { picks: string[]; bans: string[] } }
      /** Gold, towers and objectives only of maps that are over: the board has those of the current one. */
      maps: {
        name?: string
        winner?: Side
        seconds: number
        kills: Score
        gold?: Score
        towers?: Score
        objectives?: Objective[]
      }[]
      /** The side that drew first blood / first tower on the current map. */
      firstBlood?: Side
      firstTower?: Side
    }
  | {
      family: 'rounds'
      bestOf: number
      map: number
      round: number
      bomb?: 'planted' | 'defused' | 'exploded'
      /** What the attackers plant where it is not a bomb. */
      device?: 'spike' | 'defuser'
      alive: Score
      /** Money of both teams before they bought for the round, and what their equipment is worth after it. */
      money: Score
      worth?: Score
      maps: { name: string; winner?: Side; home: number; away: number; pickedBy?: Side }[]
      homeSide?: 'attack' | 'defence'
    }
  | {
      family: 'battle_royale'
      map: number
      maps: number
      placement: Score
      kills: Score
      alive: Score
      /** How often the zone of the map has shrunk, and the squads then left in the lobby. */
      zone?: number
      squads?: number
    }
  | {
      family: 'games'
      bestOf: number
      game: number
      points?: Score
      /** Race, class or character of both sides in the current game. */
      picks?: { home: string; away: string }
    }

/** Everything folded from a log. */
export interface MatchState {
  /** Last event folded; 0 before the first. */
  seq: number
  status: MatchStatus
  /**
   * Where the match is: `not_started`, `first_half`, `half_time`, `second_half`, `extra_first`, `extra_second`,
   * `penalty_shootout`, `q1`..`q4`, `break`, `overtime`, `s1`.., `i1`.., `map`, `map_break`, `draft`, `finished`,
   * `postponed`, `cancelled`, `result_unknown`...
   */
  phase: string
  /** The main score: goals, points, sets, maps or runs. */
  score: Score
  periods: Period[]
  clock?: Clock
  /** Serving, batting, attacking or on the ball. */
  serving?: Side
  winner?: Side | 'draw'
  /** Absent of a match that was played to its end. */
  endedBy?: EarlyEnd
  board?: Board
  /** Only those that the feed counts. */
  stats: Stat[]
  timeline: TimelineItem[]
  /** Momentum (-100..100), or lead in gold / points / runs: `chartKind` says which. */
  chart: ChartPoint[]
  chartKind: 'momentum' | 'gold_lead' | 'point_lead' | 'economy' | 'run_rate'
  odds: OddsLine[]
  playerColumns: string[]
  players: PlayerLine[]
  startedAt?: string
  endedAt?: string
}

/** A player of a squad, as the line-up shows them. */
export interface SquadMember {
  id: number
  /** Shirt number, or order in esports. */
  number: number
  /** Key: `gk` `df` `mf` `fw`, `pg` `sg` `sf` `pf` `c`, `top` `jungle` `mid` `bot` `support`, `rifler` `awper`... */
  position: string
  isStarter: boolean
  isCaptain?: boolean
}
