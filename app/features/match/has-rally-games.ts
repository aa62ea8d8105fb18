import { gameByCode, gameById } from '#contract/games.ts'

const VOLLEYBALL = gameByCode('volleyball')?.id

/** Badminton and table tennis are won by games, where volleyball is by sets. */
export const hasRallyGames = (gameId: number): boolean => gameById(gameId)?.family === 'sets' && gameId !== VOLLEYBALL
