import type { Play } from '#contract/match-plays.ts'
import type { Score, Side } from '#contract/match-state.ts'

export interface TennisScene {
  seq: number
  type: string
  /** Who serves next, and from which side of the court. */
  server: Side
  isDeuce: boolean
  points: { home: string; away: string }
  /** Of the set; of a match that is over, its sets. */
  games: Score
  /** Nobody serves any more. */
  isOver: boolean
  /** The point that was just played. */
  point?: { winner: Side; server: Side; isDeuce: boolean; how: string }
}

const LOVE = { home: '0', away: '0' }
const ORDER = ['0', '15', '30', '40']

/** Points are served from the right after an even number of them. */
function isDeuceCourt({ home, away }: TennisScene['points'], isTieBreak: boolean): boolean {
  const count = (points: string) => (isTieBreak ? Number(points) : ORDER.includes(points) ? ORDER.indexOf(points) : 4)
  return (count(home) + count(away)) % 2 === 0
}

const boardOf = (play: Play | undefined) => (play?.board?.family === 'tennis' ? play.board : undefined)

/** What the court shows after a play: the plays up to it decide, and nothing else. */
export function tennisScene(plays: readonly Play[], index: number): TennisScene {
  const [now, before] = [plays[index], plays[index - 1]]
  const [board, last] = [boardOf(now), boardOf(before)]
  const points = board?.points ?? LOVE
  const isOver = now?.type === 'end'
  const scene: TennisScene = {
    seq: now?.seq ?? 0,
    type: now?.type ?? '',
    server: now?.serving ?? before?.serving ?? 'home',
    isDeuce: isDeuceCourt(points, board?.isTieBreak ?? false),
    points,
    games: (isOver ? now.score : board?.games) ?? { home: 0, away: 0 },
    isOver,
  }
  if (now?.type === 'point' && now.side && before?.serving)
    scene.point = {
      winner: now.side,
      server: before.serving,
      isDeuce: isDeuceCourt(last?.points ?? LOVE, last?.isTieBreak ?? false),
      how: String(now.data?.how ?? ''),
    }
  return scene
}
