import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { Room, SourceAccess, StreamSource } from '#contract/room.ts'
import { sourcesQuery } from './live.queries.ts'
import type { LockedSource, PlayerSource } from './player/player-source.ts'

const sourceLabel = ({ label }: StreamSource, index: number): string => {
  if (label === 'main') return m.live_source_main()
  if (label === 'backup') return m.live_source_backup({ number: index })
  return label ?? m.live_source_line({ number: index + 1 })
}

const shownAs = (of: StreamSource, index: number): LockedSource => ({ id: of.id, label: sourceLabel(of, index), of })

const isForAll = ({ access, price }: StreamSource): boolean =>
  price === undefined && (access === undefined || access === 'everybody')

/** Whether others may play it. A streamer's own picture that is for everybody has an address for each visitor, asked for. */
export const isLocked = (source: StreamSource): boolean => source.url === undefined && !isForAll(source)

interface RoomSources {
  /** Sources that the visitor may play, with labels. */
  playable: PlayerSource[]
  /** Further sources, for others. */
  locked: LockedSource[]
  /** Who may play the locked sources; undefined when none is locked. */
  lockedTo: SourceAccess | undefined
  /** Coins that open them; undefined when it is not coins that lack. */
  price: number | undefined
}

/** A room's sources for this visitor. The room itself has the sources for guests; a user may have access to more. */
export function useSources(room: Room): RoomSources {
  const { data } = useQuery({ ...sourcesQuery(room.id), enabled: room.sources.some(({ url }) => url === undefined) })
  const sources = data?.sources ?? room.sources
  const first = sources.find(isLocked)
  return {
    playable: sources.flatMap((source, index) =>
      source.url === undefined ? [] : { ...shownAs(source, index), url: source.url },
    ),
    locked: sources.flatMap((source, index) => (isLocked(source) ? shownAs(source, index) : [])),
    lockedTo: first && (first.access ?? 'everybody'),
    price: first?.price,
  }
}
