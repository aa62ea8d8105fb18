import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

const load = () => import('./streamer.tsx')

/** Place of who streams in a room, whose code is loaded when the browser is idle. */
export function StreamerSlot({ id, isLive }: { id: number; isLive: boolean }) {
  const code = useIdleCode(load)
  return code ? <code.Streamer key={id} id={id} isLive={isLive} /> : <Skeleton className="h-36 rounded-lg" />
}
