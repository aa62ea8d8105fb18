import { m } from '#app/paraglide/messages.js'
import type { BoardOf } from './board-of.ts'
import { CurrentValues, Line } from './facts.tsx'

export function GamesBoard({ board }: { board: BoardOf<'games'> }) {
  const label = m.match_board_game({ game: board.game, bestOf: board.bestOf })
  return board.points ? (
    <CurrentValues label={label} {...board.points} />
  ) : (
    <Line className="font-semibold">{label}</Line>
  )
}
