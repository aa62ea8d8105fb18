import { Suspense, useState } from 'react'
import { useIsHydrating } from '#app/lib/use-is-hydrating.ts'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { MatchTab } from '../match-tabs.ts'
import type { PanelProps } from '../panel.ts'
import { DEPTH_PARTS } from './depth-parts.ts'

/** What the sport has of its own on this tab: as the server drew it until it is seen, or in a page's later tab at once. */
export function DepthWhenSeen({ tab, ...props }: PanelProps & { tab: MatchTab }) {
  const isHydrating = useIsHydrating()
  const [isDrawn] = useState(isHydrating)
  const Part = DEPTH_PARTS[tab]?.[props.family]
  if (!Part) return null
  if (!isDrawn)
    return (
      <div className="space-y-4 empty:hidden">
        <Suspense fallback={<Skeleton className="h-72" />}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  return (
    <HydrateWhenSeen className="space-y-4 empty:hidden">
      <Part {...props} />
    </HydrateWhenSeen>
  )
}
