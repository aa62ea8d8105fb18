import type { MatchRow } from '#contract/match.ts'
import type { Board as BoardState } from '#contract/match-state.ts'
import type { People } from '../people.ts'
import { AmericanFootballBoard } from './american-football.tsx'
import { BaseballBoard } from './baseball.tsx'
import { BasketballBoard } from './basketball.tsx'
import { BattleRoyaleBoard } from './battle-royale.tsx'
import { CombatBoard } from './combat.tsx'
import { CricketBoard } from './cricket.tsx'
import { FootballBoard } from './football.tsx'
import { FramesBoard } from './frames.tsx'
import { GamesBoard } from './games.tsx'
import { MobaBoard } from './moba.tsx'
import { RoundsBoard } from './rounds.tsx'
import { SetsBoard } from './sets.tsx'
import { TennisBoard } from './tennis.tsx'

interface BoardProps {
  board: BoardState
  match: MatchRow
  people: People
}

/** The sport's own scoreboard, below the score. */
export function Board({ board, match, people }: BoardProps) {
  return <div className="border-line border-t px-3 py-3 empty:hidden sm:px-6">{boardOf({ board, match, people })}</div>
}

function boardOf({ board, match, people }: BoardProps) {
  switch (board.family) {
    case 'football':
      return <FootballBoard board={board} />
    case 'basketball':
      return <BasketballBoard board={board} match={match} />
    case 'tennis':
      return <TennisBoard board={board} match={match} />
    case 'cricket':
      return <CricketBoard board={board} match={match} people={people} />
    case 'baseball':
      return <BaseballBoard board={board} match={match} />
    case 'american_football':
      return <AmericanFootballBoard board={board} match={match} />
    case 'sets':
      return <SetsBoard board={board} match={match} />
    case 'frames':
      return <FramesBoard board={board} match={match} />
    case 'combat':
      return <CombatBoard board={board} />
    case 'moba':
      return <MobaBoard board={board} match={match} />
    case 'rounds':
      return <RoundsBoard board={board} match={match} />
    case 'battle_royale':
      return <BattleRoyaleBoard board={board} />
    case 'games':
      return <GamesBoard board={board} />
  }
}
