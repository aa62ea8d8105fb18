import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { useSkeleton } from '#app/lib/use-skeleton.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { MatchTab } from '../match-tabs.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'

interface PanelStateProps<T> {
  tab: MatchTab
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** A panel with its own query: a skeleton while it loads, why it failed and a retry button otherwise. */
export function PanelState<T>({ tab, query, children }: PanelStateProps<T>) {
  if (useSkeleton(query.isPending)) return <PanelSkeleton tab={tab} />
  if (query.data !== undefined) return children(query.data)
  const { message } = failureOf(query.error)
  return (
    <EmptyState picture="network" title={message ?? m.match_panel_failed()} text={message ? '' : m.shell_error_hint()}>
      <Button variant="quiet" onClick={() => void query.refetch()}>
        {m.shell_error_retry()}
      </Button>
    </EmptyState>
  )
}
