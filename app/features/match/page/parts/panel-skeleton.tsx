import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'

const ROWS = ['w-3/4', 'w-full', 'w-5/6', 'w-2/3', 'w-11/12', 'w-4/5', 'w-1/2']

/** Placeholder for a tab whose code or data is loading. */
export function PanelSkeleton() {
  return (
    <div className="space-y-4 rounded-lg border border-line bg-surface-1 p-4">
      <p role="status" className="sr-only">
        {m.match_panel_loading()}
      </p>
      <Skeleton className="h-6 w-40" />
      {ROWS.map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}
