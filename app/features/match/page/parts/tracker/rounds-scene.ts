import type { Play, PlayBoard } from '#contract/match-plays.ts'
import type { Score, Side } from '#contract/match-state.ts'

type Rounds = Extract<PlayBoard, { family: 'rounds' }>

export interface RoundsScene {
  seq: number
  type: string
  side?: Side
  alive: Score
  /** How many began the round. */
  squad: Score
  bomb?: NonNullable<Rounds['bomb']>
  /** Who attacks. */
  attack?: Side
  /** Who won the rounds of the map so far. */
  rounds: Side[]
}

const boardOf = (play: Play | undefined): Rounds | undefined =>
  play?.board?.family === 'rounds' ? play.board : undefined

/** What is known of a map after a play: the plays up to it decide, and nothing else. */
export function roundsScene(plays: readonly Play[], index: number): RoundsScene {
  const past = plays.slice(0, index + 1)
  const now = past.at(-1)
  const board = boardOf(now)
  const start = past.findLast(({ type }) => type === 'round_start')
  const rounds = past.flatMap((play) =>
    play.type === 'round_won' && play.side && boardOf(play)?.map === board?.map ? [play.side] : [],
  )
  const attack = board?.homeSide && (board.homeSide === 'attack' ? 'home' : 'away')
  return {
    seq: now?.seq ?? 0,
    type: now?.type ?? '',
    alive: board?.alive ?? { home: 0, away: 0 },
    squad: boardOf(start)?.alive ?? { home: 0, away: 0 },
    rounds,
    ...(now?.side ? { side: now.side } : {}),
    ...(board?.bomb ? { bomb: board.bomb } : {}),
    ...(attack ? { attack } : {}),
  }
}
