import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

const load = () => import('../../alert/alert-settings.tsx')

/** Notifications of matches in this browser, whose code is loaded when the browser is idle. */
export function AlertSlot() {
  const code = useIdleCode(load)
  return code ? <code.AlertSettings /> : <Skeleton className="h-14" />
}
