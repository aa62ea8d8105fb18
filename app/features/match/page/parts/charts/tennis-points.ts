import type { Board, Side, TimelineItem } from '#contract/match-state.ts'

export interface TennisPoint {
  winner: Side
  server: Side
  how?: 'ace' | 'double_fault'
  /** Absent where the feed does not tell it. */
  serve?: 'first' | 'second'
  /** After it; the point that wins a game has none. */
  score?: string
  /** Who receives would have won the game with it. */
  isBreakPoint: boolean
  /** The next one is such a point. */
  makesBreakPoint: boolean
}

export interface TennisGame {
  /** Of the item that ended it; 0 of the game that is played. */
  seq: number
  /** `s1`.. */
  period: string
  /** Games of the set after it, home and away; absent of the game that is played. */
  games?: readonly [number, number]
  server: Side
  winner?: Side
  isTieBreak: boolean
  points: TennisPoint[]
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')
const HOW = new Map<string | undefined, NonNullable<TennisPoint['how']>>([
  ['a', 'ace'],
  ['d', 'double_fault'],
])
const SERVES = new Map<string | undefined, NonNullable<TennisPoint['serve']>>([
  ['1', 'first'],
  ['2', 'second'],
])

/** In a tie-break one serves first, then each two points. */
const serverOf = (first: Side, index: number, isTieBreak: boolean): Side =>
  isTieBreak && Math.ceil(index / 2) % 2 === 1 ? other(first) : first

/** `score` is that before the point. */
function isBreakPoint(score: string | undefined, server: Side): boolean {
  const [home = '0', away = '0'] = (score ?? '0:0').split(':')
  const [own, their] = server === 'home' ? [home, away] : [away, home]
  return their === 'Ad' || (their === '40' && own !== '40' && own !== 'Ad')
}

/** Reads what backend/feed/tennis/course.ts writes. */
function pointsOf(course: string, first: Side, isTieBreak: boolean): TennisPoint[] {
  const points: TennisPoint[] = []
  for (const [index, [, who, how, serve, score]] of [...course.matchAll(/([ha])(\S)(\S)\/(\S*)/g)].entries()) {
    const server = serverOf(first, index, isTieBreak)
    const [stroke, served] = [HOW.get(how), SERVES.get(serve)]
    points.push({
      winner: who === 'h' ? 'home' : 'away',
      server,
      ...(stroke ? { how: stroke } : {}),
      ...(served ? { serve: served } : {}),
      ...(score ? { score } : {}),
      isBreakPoint: !isTieBreak && isBreakPoint(points.at(-1)?.score, server),
      makesBreakPoint: !isTieBreak && score !== '' && isBreakPoint(score, server),
    })
  }
  return points
}

function endedGame({ seq, period, side, data = {} }: TimelineItem): TennisGame | undefined {
  const { course, server, homeGames, awayGames } = data
  if (!period || typeof course !== 'string' || (server !== 'home' && server !== 'away')) return undefined
  const games = [Number(homeGames), Number(awayGames)] as const
  const isTieBreak = games[0] + games[1] === 13
  return {
    ...{ seq, period, games, server, isTieBreak },
    ...(side ? { winner: side } : {}),
    points: pointsOf(course, server, isTieBreak),
  }
}

/** The games whose points the feed tells, in order, the one that is played last. `serving`: who serves now. */
export function gamesOf(
  timeline: readonly TimelineItem[],
  board: Board | undefined,
  now: { period: string | undefined; serving: Side | undefined },
): TennisGame[] {
  const ended = timeline.flatMap((item) => endedGame(item) ?? [])
  if (board?.family !== 'tennis' || !board.course || !now.period || !now.serving) return ended
  const played = [...board.course.matchAll(/\//g)].length
  // Of a tie-break the next server is known, of which the first follows.
  const server = serverOf('home', played, board.isTieBreak) === 'home' ? now.serving : other(now.serving)
  const points = pointsOf(board.course, server, board.isTieBreak)
  return [...ended, { seq: 0, period: now.period, server, isTieBreak: board.isTieBreak, points }]
}

/** What one side did with serve and return. Percent are undefined where there was nothing. */
export interface ServeFigures {
  aces: number
  doubleFaults: number
  firstIn: number | undefined
  firstWon: number | undefined
  secondWon: number | undefined
  returnWon: number | undefined
  breakPoints: number
  breakPointsWon: number
}

const percent = (part: readonly unknown[], whole: readonly unknown[]): number | undefined =>
  whole.length > 0 ? Math.round((part.length / whole.length) * 100) : undefined

/** Serve and return of one side in these games. */
export function serveFiguresOf(games: readonly TennisGame[], side: Side): ServeFigures {
  const points = games.flatMap((game) => game.points)
  const served = points.filter(({ server, serve }) => server === side && serve)
  const received = points.filter(({ server }) => server !== side)
  const first = served.filter(({ serve }) => serve === 'first')
  const second = served.filter(({ serve }) => serve === 'second')
  const won = (each: readonly TennisPoint[]) => each.filter(({ winner }) => winner === side)
  const chances = received.filter((point) => point.isBreakPoint)
  return {
    aces: points.filter(({ how, winner }) => how === 'ace' && winner === side).length,
    doubleFaults: points.filter(({ how, winner }) => how === 'double_fault' && winner !== side).length,
    firstIn: percent(first, served),
    firstWon: percent(won(first), first),
    secondWon: percent(won(second), second),
    returnWon: percent(won(received), received),
    breakPoints: chances.length,
    breakPointsWon: won(chances).length,
  }
}
