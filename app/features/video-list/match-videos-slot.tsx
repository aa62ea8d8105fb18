import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { useShell } from '../shell/shell.queries.ts'

const load = () => import('./match-videos.tsx')

interface MatchVideosSlotProps {
  /** Route code of the game. */
  game: string
  id: number
}

/** The place of a match's videos, last in its column, so that nothing moves when they appear. */
export function MatchVideosSlot(match: MatchVideosSlotProps) {
  const code = useIdleCode(load, useShell().brand.features.videos)
  return code ? <code.MatchVideos {...match} /> : null
}
