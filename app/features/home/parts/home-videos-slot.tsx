import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { useShell } from '../../shell/shell.queries.ts'

const load = () => import('./home-videos.tsx')

/** The place of videos, after the matches, so that none of them moves when they appear. */
export function HomeVideosSlot() {
  const code = useIdleCode(load, useShell().brand.features.videos)
  return code ? <code.HomeVideos /> : null
}
