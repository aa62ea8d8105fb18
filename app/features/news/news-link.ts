import { linkOptions } from '@tanstack/react-router'
import { gameById } from '#contract/games.ts'

/** Under this name are the posts of users, of all games or of one. */
export const FANS = 'fans'

/** Options of a link to the news of all games, or of one; `isOfFans`: to the posts of users. */
export const newsLink = (gameId?: number, isOfFans = false) => {
  const game = gameId === undefined ? undefined : gameById(gameId)?.code
  const params = isOfFans ? { game: FANS, id: game } : { game, id: undefined }
  return linkOptions({ to: '/news/{-$game}/{-$id}', params, search: {} })
}

/** Options of a link to an article. */
export const articleLink = ({ id, gameId }: { id: number; gameId?: number | undefined }) => {
  const game = gameId === undefined ? undefined : gameById(gameId)?.code
  const params = game ? { game, id: String(id) } : { game: String(id), id: undefined }
  return linkOptions({ to: '/news/{-$game}/{-$id}', params, search: {} })
}
