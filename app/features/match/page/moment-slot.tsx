import { useIdleComponent } from '#app/lib/use-idle-component.ts'
import type { MomentProps } from './parts/moment.tsx'

/** The place of moments over a positioned parent, such as a scoreboard. Not for visitors who hide scores. */
export function MomentSlot(props: MomentProps) {
  const Moment = useIdleComponent(props.match.status === 'live', () =>
    import('./parts/moment.tsx').then((module) => module.Moment),
  )
  return Moment && <Moment {...props} />
}
