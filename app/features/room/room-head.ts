import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { type PlaceHead, placeHead } from '../shell/place-head.ts'
import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { broadcastData } from '../shell/structured-data.ts'

interface RoomOfPage {
  shell: Shell
  room: Room
  match: MatchRow | undefined
}

function textsOf({ shell, room, match }: RoomOfPage): { title: string; description: string } {
  const facts = { anchor: room.anchor.name, brand: shell.brand.texts.name }
  if (!match) {
    const channel = { ...facts, title: room.title }
    return { title: m.live_seo_channel_title(channel), description: m.live_seo_channel_description(channel) }
  }
  const { home, away, league } = match
  const playing = { ...facts, home: home.name, away: away.name, league: league.name }
  return { title: m.live_seo_room_title(playing), description: m.live_seo_room_description(playing) }
}

/** The head of a room's page, or of the figures under the same route. */
export function roomHead(page: RoomOfPage | PlaceHead) {
  if (!('room' in page)) return placeHead(page)
  const { shell, room, match } = page
  const texts = textsOf(page)
  return seo(shell, {
    ...texts,
    path: `/live/${room.id}`,
    isHidden: room.visibility === 'unlisted',
    ...(room.cover ? { picture: room.cover } : {}),
    structuredData: [broadcastData(shell, room, match, texts.description)],
  })
}
