import { m } from '#app/paraglide/messages.js'
import type { BoardOf } from './board-of.ts'
import { CurrentValues, Line } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './games-headline.ts'

function GamesBoard({ board }: { board: BoardOf<'games'> }) {
  const label = m.match_board_game({ game: board.game, bestOf: board.bestOf })
  return board.points ? (
    <CurrentValues label={label} {...board.points} />
  ) : (
    <Line className="font-semibold">{label}</Line>
  )
}

export const scoreboard: FamilyScoreboard<'games'> = { headlineOf, Board: GamesBoard }
