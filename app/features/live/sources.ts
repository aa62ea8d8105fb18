import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { Room, SourceAccess, StreamSource } from '#contract/room.ts'
import { sourcesQuery } from './live.queries.ts'
import type { PlayerSource } from './player/player-source.ts'

const labelOf = ({ label }: StreamSource, index: number): string => {
  if (label === 'main') return m.live_source_main()
  if (label === 'backup') return m.live_source_backup({ number: index })
  return label ?? m.live_source_line({ number: index + 1 })
}

export const isLocked = (source: StreamSource): boolean => source.url === undefined

interface RoomSources {
  /** What the visitor may play, each with a name she can choose by. */
  playable: PlayerSource[]
  /** Who may play what she may not; undefined: she may play all of it. */
  lockedTo: SourceAccess | undefined
}

/** A room's sources for this visitor. What a room says of its sources is for guests: she may be let into more. */
export function useSources(room: Room): RoomSources {
  const { data } = useQuery({ ...sourcesQuery(room.id), enabled: room.sources.some(isLocked) })
  const sources = data?.sources ?? room.sources
  return {
    playable: sources.flatMap((source, index) =>
      source.url === undefined ? [] : { id: source.id, label: labelOf(source, index), url: source.url },
    ),
    lockedTo: sources.find(isLocked)?.access,
  }
}
