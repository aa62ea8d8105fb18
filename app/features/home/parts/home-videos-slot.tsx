import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { useShell } from '../../shell/shell.queries.ts'

const load = () => import('./home-videos.tsx')

/** The place of videos, last on the page, so that nothing moves when they appear. */
export function HomeVideosSlot() {
  const code = useIdleCode(load, useShell().brand.features.videos)
  return code ? <code.HomeVideos /> : null
}
