import { useIdleCode } from '#app/lib/use-idle-code.ts'
import type { MomentProps } from './parts/moment.tsx'

const load = () => import('./parts/moment.tsx')

/** The place of moments over a positioned parent, such as a scoreboard. Not for visitors who hide scores. */
export function MomentSlot(props: MomentProps) {
  const code = useIdleCode(load, props.match.status === 'live')
  return code && <code.Moment {...props} />
}
