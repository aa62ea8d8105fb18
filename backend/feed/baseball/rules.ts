/**
 * Baseball: plate appearances inside half-innings.
 *
 * | type          | fields                                                                        |
 * |---------------|-------------------------------------------------------------------------------|
 * | `half_start`  | `side` bats; `data.inning?` `data.half?` (`top` `bottom`), ids of the first    |
 * |               | `data.batter?` and of the `data.pitcher?`                                      |
 * | `single` ...  | `side` bats, `player` is the batter or runner; after the play `data.outs?`     |
 * |               | `data.bases?` (`101`: first and third taken) and `data.runs?` it brought;      |
 * |               | `data.next?` is the id of who comes to the plate now; where the type does not  |
 * |               | say it: `data.errors?` `data.runsBattedIn?` `data.scored?` (ids with commas)    |
 * |               | `data.isSacrifice?` `data.isDoublePlay?`; `data.toward?`: the way it was hit, in |
 * |               | degrees from the middle, those of the left field below 0                       |
 * | `pitch`       | `side` bats, `player` at the plate, `other` throws; `data.call`: `ball` `strike` `foul`; |
 * |               | `data.zone?`, also of the play that ends a turn: where it crossed (pitch-zone.ts)        |
 * | `pitching_change` | `side`, `player` comes in                                                 |
 * | `pitching`    | `side` `player`: all that he did: `data.outs` `hits` `walks` `strikeouts`      |
 * |               | `earnedRuns?`                                                                 |
 * | `half_end`    |                                                                               |
 *
 * `PLAYS` names the plays. A period's note `x` is a last half that was not needed.
 */
import type { MatchEvent, MatchState, Side } from '#contract/match-state.ts'
import { type BoardOf, createLiveRules, type LiveHandler, numberOf, textOf } from '../shared/live-rules.ts'
import { startingLines } from '../shared/squad.ts'
import {
  addScore,
  addTimeline,
  addToPeriod,
  emptyState,
  finishMatch,
  leaderOf,
  openPeriod,
  other,
} from '../shared/state.ts'
import { bumpPlayer, bumpStat, emptyStats, enterPlayer } from '../shared/stats.ts'
import type { Contest } from '../types.ts'
import { COLUMNS, countPitching, countRuns, pitching } from './players.ts'
import { type Bases, EMPTY, PLAYS, type Play, plainAdvance, readBases, writeBases } from './plays.ts'

type BaseballBoard = BoardOf<'baseball'>
type BaseballHandler = LiveHandler<'baseball'>

const STATS = ['hits', 'errors', 'home_runs', 'walks', 'strikeouts', 'stolen_bases', 'double_plays', 'left_on_base']
const NOUGHT = { home: 0, away: 0 }

const initial = (contest: Contest): MatchState =>
  emptyState({
    chartKind: 'point_lead',
    board: {
      family: 'baseball',
      inning: 1,
      half: 'top',
      outs: 0,
      bases: [false, false, false],
      hits: NOUGHT,
      errors: NOUGHT,
    },
    stats: emptyStats(STATS),
    playerColumns: COLUMNS,
    players: startingLines(contest, COLUMNS),
  })

const writable = ([first, second, third]: Bases): BaseballBoard['bases'] => [first, second, third]

/** The other side bats now: unless the event names batter and pitcher, the first pitch does. */
function startHalf(event: MatchEvent, { batter: _batter, pitcher: _pitcher, ...board }: BaseballBoard): BaseballBoard {
  const [batter, pitcher] = [numberOf(event, 'batter', 0), numberOf(event, 'pitcher', 0)]
  return { ...newCount(board), ...(batter > 0 ? { batter } : {}), ...(pitcher > 0 ? { pitcher } : {}) }
}

/** Who is on base when a half ends, by a third out or by the winning run, is left there; empty bases count once. */
function countLeft(state: MatchState, { bases }: BaseballBoard): MatchState {
  const side = state.serving
  const left = bases.filter(Boolean).length
  return side && left > 0 ? { ...state, stats: bumpStat(state.stats, 'left_on_base', side, left) } : state
}

const halfStart: BaseballHandler = (state, event, board) => {
  const said = textOf(event, 'half')
  const half = said === 'top' || said === 'bottom' ? said : event.side === 'home' ? 'bottom' : 'top'
  const inning = numberOf(
    event,
    'inning',
    half === 'bottom' ? Math.max(1, state.periods.length) : state.periods.length + 1,
  )
  const key = `i${inning}`
  const counted = countLeft(state, board)
  const opened = state.periods.at(-1)?.key === key ? counted : openPeriod(counted, key)
  return addTimeline(
    {
      ...opened,
      phase: inning > 9 ? 'extra_innings' : key,
      serving: event.side ?? (half === 'top' ? 'away' : 'home'),
      board: { ...startHalf(event, board), inning, half, outs: 0, bases: writable(EMPTY) },
    },
    event,
  )
}

const errorsOf = (event: MatchEvent, play: Play): number => Math.max(0, numberOf(event, 'errors', play.isError ? 1 : 0))

/** The batting side's statistics, and the errors of the other. */
function countPlay(stats: MatchState['stats'], event: MatchEvent, play: Play, side: Side): MatchState['stats'] {
  const { type } = event
  const errors = errorsOf(event, play)
  let next = errors > 0 ? bumpStat(stats, 'errors', other(side), errors) : stats
  if (play.isHit) next = bumpStat(next, 'hits', side)
  if (type === 'home_run') next = bumpStat(next, 'home_runs', side)
  if (type === 'walk') next = bumpStat(next, 'walks', side)
  if (type === 'strikeout') next = bumpStat(next, 'strikeouts', side)
  if (type === 'stolen_base') next = bumpStat(next, 'stolen_bases', side)
  const isDouble = type === 'double_play' || event.data?.isDoublePlay === true
  return isDouble ? bumpStat(next, 'double_plays', other(side)) : next
}

const battingOf = (event: MatchEvent, play: Play, runs: number): Record<string, number> => ({
  at_bats: play.isFree || play.isOnBases || event.data?.isSacrifice === true ? 0 : 1,
  hits: play.isHit ? 1 : 0,
  home_runs: event.type === 'home_run' ? 1 : 0,
  runs_batted_in: numberOf(event, 'runsBattedIn', play.isError || play.isOnBases ? 0 : runs),
  walks: event.type === 'walk' ? 1 : 0,
  strikeouts: event.type === 'strikeout' ? 1 : 0,
})

function moveBoard(
  board: BaseballBoard,
  event: MatchEvent,
  play: Play,
  side: Side,
): { board: BaseballBoard; runs: number } {
  const plain = plainAdvance(event.type, board.bases)
  const bases = textOf(event, 'bases')
  const moved: BaseballBoard = {
    ...(play.isOnBases ? board : nextBatter(event, board)),
    outs: Math.min(3, numberOf(event, 'outs', board.outs + play.outs)),
    bases: writable(bases ? readBases(bases) : plain.bases),
    hits: play.isHit ? addScore(board.hits, side, 1) : board.hits,
    errors: addScore(board.errors, other(side), errorsOf(event, play)),
  }
  return { board: moved, runs: Math.max(0, numberOf(event, 'runs', plain.runs)) }
}

const playHandler =
  (play: Play): BaseballHandler =>
  (state, event, board) => {
    const side = event.side ?? state.serving
    if (!side || state.periods.length === 0) return state
    const moved = moveBoard(board, event, play, side)
    const score = addScore(state.score, side, moved.runs)
    const players = enterPlayer(state.players, event.player, side, COLUMNS)
    const scored = moved.runs > 0 ? addToPeriod(state, side, moved.runs) : state
    const point = { t: state.chart.length + 1, value: score.home - score.away, period: state.periods.at(-1)?.key }
    const batted = bumpPlayer(players, event.player, battingOf(event, play, moved.runs))
    const next: MatchState = {
      ...scored,
      score,
      board: moved.board,
      stats: countPlay(state.stats, event, play, side),
      ...countRuns(scored, batted, event, side),
      chart: [...state.chart, point],
    }
    if (board.pitcher !== undefined) {
      const thrown = {
        player: board.pitcher,
        side: other(side),
        type: event.type,
        outs: Math.max(0, moved.board.outs - board.outs),
        isHit: play.isHit === true,
        earnedRuns: errorsOf(event, play) > 0 ? 0 : moved.runs,
      }
      Object.assign(next, countPitching(next, next.players, thrown))
    }
    return addTimeline(next, { ...event, side, data: { ...event.data, ...playedOf(board, moved) } }, moved.runs > 0)
  }

/** What the timeline tells of a play: the count before it where the feed sends pitches, who threw, and what it left. */
function playedOf(before: BaseballBoard, { board, runs }: { board: BaseballBoard; runs: number }) {
  const { balls, strikes, pitcher } = before
  return {
    runs,
    outs: board.outs,
    bases: writeBases(board.bases),
    ...(balls === undefined || strikes === undefined ? {} : { count: `${balls}-${strikes}` }),
    ...(pitcher === undefined ? {} : { pitcher }),
  }
}

/** A foul is a strike unless it would be the third. The play that ends a turn is no pitch of its own here. */
const pitch: BaseballHandler = (state, event, board) => {
  const { balls = 0, strikes = 0 } = board
  const call = textOf(event, 'call')
  const isStrike = call === 'strike' || (call === 'foul' && strikes < 2)
  const count = {
    balls: Math.min(3, balls + (call === 'ball' ? 1 : 0)),
    strikes: Math.min(2, strikes + (isStrike ? 1 : 0)),
  }
  const { player: batter = board.batter, other: pitcher = board.pitcher } = event
  return {
    ...state,
    board: {
      ...board,
      ...count,
      ...(batter === undefined ? {} : { batter }),
      ...(pitcher === undefined ? {} : { pitcher }),
    },
  }
}

/** After a turn at bat. Without a name for the next batter the last one stays until a pitch names another. */
function nextBatter(event: MatchEvent, board: BaseballBoard): BaseballBoard {
  const next = numberOf(event, 'next', 0)
  return { ...newCount(board), ...(next > 0 ? { batter: next } : {}) }
}

const newCount = (board: BaseballBoard): BaseballBoard =>
  board.balls === undefined && board.strikes === undefined ? board : { ...board, balls: 0, strikes: 0 }

const halfEnd: BaseballHandler = (state, event, board) =>
  addTimeline({ ...countLeft(state, board), phase: 'inning_break', board: { ...board, bases: writable(EMPTY) } }, event)

const end: BaseballHandler = (state, event, board) => {
  const last = state.periods.at(-1)
  const isUnplayed = last && board.half === 'top' && state.score.home > state.score.away
  const periods = isUnplayed ? [...state.periods.slice(0, -1), { ...last, note: 'x' }] : state.periods
  return finishMatch({ ...countLeft(state, board), periods }, event, event.side ?? leaderOf(state.score))
}

export const baseballRules = createLiveRules({
  family: 'baseball',
  initial,
  firstPhase: 'i1',
  handlers: {
    half_start: halfStart,
    half_end: halfEnd,
    pitch,
    pitching,
    pitching_change: (state, event) => addTimeline(state, event),
    ...Object.fromEntries([...PLAYS].map(([type, play]) => [type, playHandler(play)])),
    end,
  },
})
