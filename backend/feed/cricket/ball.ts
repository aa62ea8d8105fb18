import type { MatchEvent, MatchState } from '#contract/match-state.ts'
import { type LiveHandler, numberOf } from '../shared/live-rules.ts'
import { addScore, addTimeline, addToPeriod } from '../shared/state.ts'
import { bumpPlayer, changePlayer, growValues, setPlayer } from '../shared/stats.ts'
import { type Delivery, deliveryOf, type ExtraKinds } from './delivery.ts'
import { countBall, countBatter, countBowler } from './figures.ts'
import { type CricketBoard, finishInnings } from './innings.ts'
import {
  BALLS_PER_OVER,
  ballName,
  type Innings,
  isInningsOver,
  isSuperOver,
  limitsOf,
  oversOf,
  runRate,
} from './overs.ts'

type CricketHandler = LiveHandler<'cricket'>

const RECENT = 16
const OVER_END = '|'

/** How a scorecard abbreviates it. */
const DISMISSALS = new Map<string, string>(
  Object.entries({
    bowled: 'b',
    caught: 'c',
    lbw: 'lbw',
    run_out: 'ro',
    stumped: 'st',
    hit_wicket: 'hw',
    retired_out: 'ret',
  }),
)

/** Those that count for the bowler. */
const BOWLED_OUT: ReadonlySet<unknown> = new Set(['bowled', 'caught', 'lbw', 'stumped', 'hit_wicket'])

const swapEnds = ({ striker, nonStriker, ...rest }: CricketBoard): CricketBoard => ({
  ...rest,
  ...(nonStriker ? { striker: nonStriker } : {}),
  ...(striker ? { nonStriker: striker } : {}),
})

/** The crease after the ball: who faced and who bowled have new figures, and the batters may have changed ends. */
function playCrease(board: CricketBoard, ball: Delivery, credit: number): CricketBoard {
  const { striker, bowler } = board
  const played: CricketBoard = { ...board, recent: [...board.recent, ball.mark].slice(-RECENT) }
  if (striker)
    played.striker = { ...striker, runs: striker.runs + ball.runs, balls: striker.balls + (ball.isFaced ? 1 : 0) }
  if (bowler)
    played.bowler = {
      ...bowler,
      runs: bowler.runs + ball.conceded,
      balls: bowler.balls + (ball.isCounted ? 1 : 0),
      wickets: bowler.wickets + credit,
      over: {
        runs: (bowler.over?.runs ?? 0) + ball.conceded,
        balls: (bowler.over?.balls ?? 0) + (ball.isCounted ? 1 : 0),
      },
    }
  return ball.isCrossed ? swapEnds(played) : played
}

function leaveCrease(board: CricketBoard, player: number | undefined): CricketBoard {
  const { striker, nonStriker, ...rest } = board
  const isNonStriker = nonStriker !== undefined && nonStriker.player === player
  if (isNonStriker) return striker ? { ...rest, striker } : rest
  return nonStriker ? { ...rest, nonStriker } : rest
}

/**
 * Strangers to the fold who face or bowl are put at the crease, for feeds that only send balls. Who is said to face does,
 * whatever the runs say.
 */
function fillCrease(board: CricketBoard, event: MatchEvent, isWicket: boolean): CricketBoard {
  const faces = isWicket ? event.data?.facing : event.player
  const next = faces !== undefined && board.nonStriker?.player === faces ? swapEnds(board) : { ...board }
  if (!next.striker && event.player !== undefined && !isWicket && next.nonStriker?.player !== event.player)
    next.striker = { player: event.player, runs: 0, balls: 0 }
  if (!board.bowler && event.other !== undefined) next.bowler = { player: event.other, runs: 0, balls: 0, wickets: 0 }
  return next
}

const MILESTONES = [
  [100, 'hundred'],
  [50, 'fifty'],
] as const

/** Adds a ball to the timeline if it is noteworthy. */
function addBallToTimeline(
  state: MatchState,
  event: MatchEvent,
  runsBefore: number,
  ball: Delivery,
  isWicket: boolean,
): MatchState {
  if (isWicket) return addTimeline(state, event, true)
  const runs = runsBefore + ball.runs
  const milestone = MILESTONES.find(([mark]) => runsBefore < mark && runs >= mark)
  if (milestone) return addTimeline(state, { ...event, type: milestone[1] }, true)
  if (ball.isBoundary) return addTimeline(state, { ...event, type: ball.runs === 6 ? 'six' : 'four' }, ball.runs === 6)
  return state
}

/** A whole over of one bowler that cost nothing; byes and leg byes are not his. */
const isMaiden = ({ over }: NonNullable<CricketBoard['bowler']>): boolean =>
  over?.balls === BALLS_PER_OVER && over.runs === 0

/** Six balls are bowled: the ends change, and the chart gets its point. */
function endOver(state: MatchState, board: CricketBoard, innings: Innings): MatchState {
  const { bowler, ...swapped } = swapEnds(board)
  const period = state.periods.at(-1)?.key
  const t = innings.balls / BALLS_PER_OVER
  const point = { t, value: runRate(innings.runs, innings.balls), ...(period ? { period } : {}) }
  const recent = [...swapped.recent, OVER_END].slice(-RECENT)
  const isCounted = bowler && isMaiden(bowler) && !isSuperOver(board.innings.length - 1)
  const players = isCounted ? bumpPlayer(state.players, bowler.player, { maidens: 1 }) : state.players
  return { ...state, players, board: { ...swapped, recent }, chart: [...state.chart, point] }
}

const EXTRAS = ['byes', 'legByes', 'wides', 'noBalls', 'penalty'] as const

function addExtras(before: ExtraKinds = {}, added: ExtraKinds): ExtraKinds {
  const sums = EXTRAS.map((kind) => [kind, (before[kind] ?? 0) + (added[kind] ?? 0)] as const)
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0))
}

/** Where a wicket fell: at which total, after how many balls, and who stayed. */
function fallOf({ runs, balls }: Innings, { striker, nonStriker }: CricketBoard, out: number | undefined) {
  const partner = [striker, nonStriker].find((batter) => batter && batter.player !== out)?.player
  return { total: runs, balls, ...(partner === undefined ? {} : { partner }) }
}

/** A feed that does not say how counts it for the bowler. */
const isBowlers = ({ data }: MatchEvent): boolean => data?.how === undefined || BOWLED_OUT.has(data.how)

const countPlayers = (state: MatchState, board: CricketBoard, ball: Delivery, credit: number) =>
  countBowler(countBatter(state.players, board.striker?.player, ball), board.bowler?.player, ball, credit)

function deliver(before: MatchState, event: MatchEvent, board: CricketBoard, isWicket: boolean): MatchState {
  const index = board.innings.length - 1
  const old = board.innings[index]
  if (!old || old.isDone) return before
  const ball = deliveryOf(event, isWicket)
  const credit = isWicket && isBowlers(event) ? 1 : 0
  const innings: Innings = {
    ...old,
    runs: old.runs + ball.total,
    balls: old.balls + (ball.isCounted ? 1 : 0),
    wickets: old.wickets + (isWicket ? 1 : 0),
    ...(ball.kinds ? { extras: addExtras(old.extras, ball.kinds) } : {}),
  }
  const filled = fillCrease(board, event, isWicket)
  const { striker } = filled
  const crease = playCrease({ ...filled, innings: [...board.innings.slice(0, -1), innings] }, ball, credit)
  const isCounted = !isSuperOver(index)
  const after: MatchState = {
    ...addToPeriod(before, innings.side, ball.total),
    score: isCounted ? addScore(before.score, innings.side, ball.total) : before.score,
    players: isCounted ? countPlayers(before, filled, ball, credit) : before.players,
    stats: isCounted ? countBall(before, innings, ball, isWicket, limitsOf(index, board.maxOvers).balls) : before.stats,
  }
  const left = isWicket ? leaveCrease(crease, event.player ?? striker?.player) : crease
  const isOverEnd = ball.isCounted && innings.balls % BALLS_PER_OVER === 0
  const state = isOverEnd ? endOver(after, left, innings) : { ...after, board: left }
  const fallen = isWicket ? fallOf(innings, filled, event.player ?? striker?.player) : {}
  const named = { ...event, data: { ...event.data, ball: ballName(innings.balls, ball.isCounted), ...fallen } }
  const listed = addBallToTimeline(state, named, striker?.runs ?? 0, ball, isWicket)
  if (!isInningsOver(innings, index, board.maxOvers)) return listed
  return finishInnings(listed, listed.board?.family === 'cricket' ? listed.board : left)
}

export const ball: CricketHandler = (state, event, board) => deliver(state, event, board, false)

export const wicket: CricketHandler = (state, event, board) => {
  const after = deliver(state, event, board, true)
  if (after === state || isSuperOver(board.innings.length - 1)) return after
  const how = String(event.data?.how)
  const out = event.player ?? board.striker?.player
  const dismissed = setPlayer(after.players, out, { dismissal: DISMISSALS.get(how) ?? 'out' })
  const fielder = how === 'caught' ? numberOf(event, 'fielder', -1) : -1
  return { ...after, players: bumpPlayer(dismissed, fielder, { catches: 1 }) }
}

/** Leaves the crease without a ball: hurt, and may come back, or with `data.isOut` for good. */
export const retired: CricketHandler = (state, event, board) => {
  const { player } = event
  const index = board.innings.length - 1
  const innings = board.innings[index]
  if (player === undefined || !innings || innings.isDone) return state
  const isOut = event.data?.isOut === true
  const fallen = { ...innings, wickets: innings.wickets + (isOut ? 1 : 0) }
  const left = leaveCrease({ ...board, innings: [...board.innings.slice(0, -1), fallen] }, player)
  const players = isSuperOver(index) ? state.players : setPlayer(state.players, player, { dismissal: 'ret' })
  const next = { ...state, players, board: left }
  return isInningsOver(fallen, index, board.maxOvers) ? finishInnings(next, left) : next
}

/** An over that the umpire ended early counts as a whole one. */
export const overEnd: CricketHandler = (state, event, board) => {
  const innings = board.innings.at(-1)
  const missing = innings ? (BALLS_PER_OVER - (innings.balls % BALLS_PER_OVER)) % BALLS_PER_OVER : 0
  const listed = addTimeline(state, event)
  if (event.data?.isShort !== true || !innings || innings.isDone || missing === 0) return listed
  const whole = { ...innings, balls: innings.balls + missing }
  const players = changePlayer(state.players, board.bowler?.player, (values) => {
    const grown = growValues(values, { balls_bowled: missing })
    return { ...grown, overs: oversOf(Number(grown.balls_bowled)) }
  })
  return endOver({ ...listed, players }, { ...board, innings: [...board.innings.slice(0, -1), whole] }, whole)
}
