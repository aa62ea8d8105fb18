import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ChartRowsProps } from './chart-rows.tsx'

/** A table of given rows. */
export const ChartRows: AsyncRouteComponent<ChartRowsProps> = lazyRouteComponent(
  () => import('./chart-rows.tsx'),
  'ChartRows',
)

/**
 * What a chart shows, for who reads rather than looks: a table whose code is loaded when it is opened.
 * The switch stands at the end of the line above it, which is as high as the switch.
 */
export function ChartTable({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const readState = (details: HTMLDetailsElement | null) => {
    if (details?.open) setIsOpen(true)
  }
  return (
    <details
      // It may have been opened before this code was there.
      ref={readState}
      className="-mt-9 text-13"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="ms-auto flex min-h-9 w-max list-none items-center rounded-sm text-12 text-text-muted underline hover:text-text">
        {m.match_chart_as_table()}
      </summary>
      {isOpen && <Suspense fallback={<Skeleton className="h-40" />}>{children}</Suspense>}
    </details>
  )
}
