import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { roomState } from '../live/room-state.ts'
import type { Shell } from '../shell/shell.functions.ts'

export interface RoomOfPage {
  shell: Pick<Shell, 'brand'>
  room: Room
  match: MatchRow | undefined
}

type Texts<Fact extends string> = Record<'title' | 'description', (facts: Record<Fact, string>) => string>
type Said = 'live' | 'waiting' | 'ended'

const CHANNEL: Record<Said, Texts<'anchor' | 'brand' | 'title'>> = {
  live: { title: m.live_seo_channel_title, description: m.live_seo_channel_description },
  waiting: { title: m.live_seo_channel_waiting_title, description: m.live_seo_channel_waiting_description },
  ended: { title: m.live_seo_channel_ended_title, description: m.live_seo_channel_ended_description },
}
const MATCH: Record<Said, Texts<'anchor' | 'brand' | 'home' | 'away' | 'league'>> = {
  live: { title: m.live_seo_room_title, description: m.live_seo_room_description },
  waiting: { title: m.live_seo_room_waiting_title, description: m.live_seo_room_waiting_description },
  ended: { title: m.live_seo_room_ended_title, description: m.live_seo_room_ended_description },
}
/** A picture that was lost mostly comes back; a room that is off says when there is one, if ever. */
const SAID = { live: 'live', lost: 'live', waiting: 'waiting', off: 'waiting', ended: 'ended' } as const

/** Title and description of a room's page, by the state of the room. */
export function roomTexts({ shell, room, match }: RoomOfPage): { title: string; description: string } {
  const said = SAID[roomState(room, match)]
  const facts = { anchor: room.anchor.name, brand: shell.brand.texts.name }
  if (!match) {
    const channel = { ...facts, title: room.title }
    return { title: CHANNEL[said].title(channel), description: CHANNEL[said].description(channel) }
  }
  const { home, away, league } = match
  const playing = { ...facts, home: home.name, away: away.name, league: league.name }
  return { title: MATCH[said].title(playing), description: MATCH[said].description(playing) }
}
