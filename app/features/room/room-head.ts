import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import type { Room } from '#contract/room.ts'
import { gameName } from '../match/game-words.ts'
import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { broadcastData } from '../shell/structured-data.ts'

/** Head of the page of all rooms; the rooms of one game are a view of it. */
export function roomsHead(shell: Shell, isView: boolean) {
  const brand = shell.brand.texts.name
  return seo(shell, {
    title: m.live_seo_list_title({ brand }),
    description: m.live_seo_list_description({ brand }),
    path: '/live',
    isHidden: isView,
  })
}

/** Head of one room. */
export function roomHead(shell: Shell, room: Room, match: MatchRow) {
  const facts = {
    home: match.home.name,
    away: match.away.name,
    league: match.league.name,
    game: gameName(match.gameId),
    anchor: room.anchor.name,
    brand: shell.brand.texts.name,
  }
  const description = m.live_seo_room_description(facts)
  return seo(shell, {
    title: m.live_seo_room_title(facts),
    description,
    path: `/live/${room.id}`,
    structuredData: [broadcastData(shell, room, match, description)],
  })
}
