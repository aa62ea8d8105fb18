import { linkOptions } from '@tanstack/react-router'
import { gameById } from '#contract/games.ts'
import type { VideoSort } from '#contract/video-rules.ts'

const TO = '/videos/{-$game}/{-$id}'
const codeOf = (gameId: number | undefined) => (gameId === undefined ? undefined : gameById(gameId)?.code)

/** Options of a link to the videos of all games, or of one. */
export const videosLink = (gameId?: number) =>
  linkOptions({ to: TO, params: { game: codeOf(gameId), id: undefined }, search: {} })

/** Options of a link to the list of all videos, or of those of a game. */
export const videoListLink = (gameId?: number, order?: VideoSort) => {
  const game = codeOf(gameId)
  const params = game ? { game, id: 'videoList' } : { game: 'videoList', id: undefined }
  return linkOptions({ to: TO, params, search: order === 'hot' ? { order } : {} })
}

/** Options of a link to a video. */
export const videoLink = ({ id, gameId }: { id: number; gameId?: number | undefined }) => {
  const game = codeOf(gameId)
  const params = game ? { game, id: String(id) } : { game: String(id), id: undefined }
  return linkOptions({ to: TO, params, search: {} })
}

/** Options of a link to the viewer's own videos, to one of them, or to a new one. */
export const ownVideosLink = (id?: number | 'new') =>
  linkOptions({ to: TO, params: { game: 'mine', id: id === undefined ? undefined : String(id) }, search: {} })
