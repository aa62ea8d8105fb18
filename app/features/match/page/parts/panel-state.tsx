import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'

interface PanelStateProps<T> {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** A panel with its own query: a skeleton while it loads, a message and retry button when it failed. */
export function PanelState<T>({ query, children }: PanelStateProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <EmptyState picture="network" title={m.match_panel_failed()} text={m.shell_error_hint()}>
        <Button variant="quiet" onClick={() => void query.refetch()}>
          {m.shell_error_retry()}
        </Button>
      </EmptyState>
    )
  return <PanelSkeleton />
}
