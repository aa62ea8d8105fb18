import { GAMES, type Game } from '#contract/games.ts'

/** Ids of the games of one kind, or of the one asked for if it is of that kind. */
export const gamesOfKind = (kind: Game['kind'], gameId: number | undefined): number[] =>
  GAMES.filter((game) => game.kind === kind && (gameId === undefined || game.id === gameId)).map((game) => game.id)

/** The games a query names, one or several; none is every game. */
export const gamesAsked = (gameId: number | undefined, gameIds: string | undefined): number[] =>
  gameId === undefined ? (gameIds?.split(',').map(Number) ?? []) : [gameId]
