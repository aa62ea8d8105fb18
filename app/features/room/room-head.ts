import { type PlaceHead, placeHead } from '../shell/place-head.ts'
import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { broadcastData } from '../shell/structured-data.ts'
import { type RoomOfPage, roomTexts } from './room-texts.ts'

/** The head of a room's page, or of the figures under the same route. */
export function roomHead(page: (RoomOfPage & { shell: Shell }) | PlaceHead) {
  if (!('room' in page)) return placeHead(page)
  const { shell, room, match } = page
  const texts = roomTexts(page)
  return seo(shell, {
    ...texts,
    path: `/live/${room.id}`,
    isHidden: room.visibility === 'unlisted',
    ...(room.cover ? { picture: room.cover } : {}),
    structuredData: [broadcastData(shell, room, match, texts.description)],
  })
}
