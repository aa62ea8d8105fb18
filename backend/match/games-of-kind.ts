import { GAMES, type Game } from '#contract/games.ts'

/** Ids of the games of one kind; with `gameId` only that game, if it is of the kind. */
export const gamesOfKind = (kind: Game['kind'], gameId: number | undefined): number[] =>
  GAMES.filter((game) => game.kind === kind && (gameId === undefined || game.id === gameId)).map((game) => game.id)

/** The games of a query; an empty list means every game. */
export const gamesAsked = (gameId: number | undefined, gameIds: string | undefined): number[] =>
  gameId === undefined ? (gameIds?.split(',').map(Number) ?? []) : [gameId]
