import { m } from '#app/paraglide/messages.js'
import type { Room } from '#contract/room.ts'
import type { PlayerSource } from './player/live-player.tsx'

/** A room's sources for the player, each with a name a viewer can choose by. */
export const sourcesOf = (room: Room): PlayerSource[] =>
  room.sources.map(({ id, label, url }, index) => ({
    id,
    label: label === 'main' ? m.live_source_main() : m.live_source_backup({ number: index }),
    url,
  }))
