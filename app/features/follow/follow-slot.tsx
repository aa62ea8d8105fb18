import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { FollowThingProps } from './follow-thing.tsx'

/** Room for a follow button, whose code comes once the page has nothing else to do. */
export function FollowSlot(props: FollowThingProps) {
  const [Thing, setThing] = useState<ComponentType<FollowThingProps> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import('./follow-thing.tsx').then(
          ({ FollowThing }) => setThing(() => FollowThing),
          // Without its code there is no button; the next page tries again.
          () => undefined,
        )
      }),
    [],
  )
  return <span className="inline-block size-10 shrink-0">{Thing && <Thing {...props} />}</span>
}
