import type { CSSProperties } from 'react'
import { GameIcon } from '#app/ui/game-icon.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { teamColours } from '../team-colours.ts'

interface RoomCoverProps {
  room: Pick<Room, 'cover' | 'gameId'> & { anchor: Pick<Room['anchor'], 'id'> }
  match?: Pick<MatchRow, 'gameId' | 'home' | 'away'> | undefined
  /** It is the page's largest picture. */
  isFirst?: boolean
}

/**
 * A room's 16:9 picture, as large as the element around it: the streamer's own, else the ground of the match's game in
 * the colours of both teams, or a studio with the sign of the room's game. In right-to-left pages the colours change
 * sides, so that the home colour is on the side of the home team.
 */
export function RoomCover({ room, match, isFirst }: RoomCoverProps) {
  // The server puts a drawn ground of high priority into the page itself (app/server/inline-pictures.ts).
  const loads = isFirst
    ? ({ fetchPriority: 'high', suppressHydrationWarning: true } as const)
    : ({ loading: 'lazy' } as const)
  if (room.cover !== undefined)
    return <img src={room.cover} alt="" width={640} height={360} {...loads} className="size-full object-cover" />
  return (
    <>
      <img
        src={`/grounds/${match ? match.gameId : 'studio'}.svg`}
        alt=""
        width={640}
        height={360}
        {...loads}
        style={match ? teamColours(match.home.crest, match.away.crest) : studioColours(room.anchor.id)}
        className="ground"
      />
      {!match && room.gameId !== undefined && (
        <span className="ground-sign">
          <GameIcon id={room.gameId} />
        </span>
      )}
    </>
  )
}

/** Two dark neighbours on the colour wheel: a streamer's studio always looks the same. */
function studioColours(anchorId: number): CSSProperties {
  const hue = (anchorId * 47) % 360
  return { '--team-home': `oklch(0.42 0.09 ${hue})`, '--team-away': `oklch(0.3 0.08 ${hue + 40})` } as CSSProperties
}
