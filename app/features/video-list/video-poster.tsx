import { Crest } from '#app/ui/crest.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { VideoLine } from '#contract/video.ts'
import { RoomCover } from '../match/rooms/room-cover.tsx'
import { useIsCovered } from './video-title.ts'

interface VideoPosterProps {
  video: Pick<VideoLine, 'id' | 'gameId' | 'poster' | 'matchId'>
  match: MatchRow | undefined
  /** It is the page's largest picture. */
  isFirst?: boolean
  /** Of drawn crests, in pixels. */
  crestSize?: number
}

/**
 * The picture that stands for a video, as large as the element around it: its own, else the ground of the game in the
 * colours of both teams. Of a match it is always drawn for who hides scores: a poster may show one.
 */
export function VideoPoster({ video, match, isFirst = false, crestSize = 48 }: VideoPosterProps) {
  const isCovered = useIsCovered(video)
  const { id, gameId } = video
  const cover = isCovered ? undefined : video.poster
  return (
    <>
      <RoomCover room={{ cover, gameId, anchor: { id } }} match={match} isFirst={isFirst} />
      {match && cover === undefined && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 flex items-center justify-center gap-[16%] [--outline:rgb(255_255_255/0.8)]"
        >
          <Crest id={match.home.id} crest={match.home.crest} size={crestSize} />
          <Crest id={match.away.id} crest={match.away.crest} size={crestSize} />
        </span>
      )}
    </>
  )
}

/** The sign of a game in the corner of a poster. */
export const GameSign = ({ gameId }: { gameId: number }) => (
  <span className="cover-badge size-6 justify-center p-0!">
    <GameIcon id={gameId} size={14} />
  </span>
)
