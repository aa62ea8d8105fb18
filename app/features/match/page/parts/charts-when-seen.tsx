import { Suspense, useState } from 'react'
import { useIsHydrating } from '#app/lib/use-is-hydrating.ts'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import type { PanelProps } from '../panel.ts'
import { LazyOverviewCharts } from './lazy-overview-charts.ts'
import { ChartsSkeleton } from './panel-skeleton.tsx'

/** The charts of the overview: as the server drew them until they are seen, or in a page's later tab at once. */
export function ChartsWhenSeen(props: PanelProps) {
  const isHydrating = useIsHydrating()
  const [isDrawn] = useState(isHydrating)
  if (!isDrawn)
    return (
      <div className="space-y-4 empty:hidden">
        <Suspense fallback={<ChartsSkeleton />}>
          <LazyOverviewCharts {...props} />
        </Suspense>
      </div>
    )
  return (
    <HydrateWhenSeen className="space-y-4 empty:hidden">
      <LazyOverviewCharts {...props} />
    </HydrateWhenSeen>
  )
}
