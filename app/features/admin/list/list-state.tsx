import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorCodeOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { AccessDeniedPage } from '../../shell/access-denied-page.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

interface ListStateProps<Data> {
  query: UseQueryResult<Data, Error>
  children: (data: Data) => ReactNode
}

/** Shows the data of a list; a skeleton while it loads, or the error with a retry button. */
export function ListState<Data>({ query, children }: ListStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <ListSkeleton />
  if (errorCodeOf(query.error) === 'forbidden') return <AccessDeniedPage />
  return (
    <div role="alert">
      <EmptyState picture="network" title={m.admin_list_error()}>
        <Button onClick={() => void query.refetch()}>{m.shell_error_retry()}</Button>
      </EmptyState>
    </div>
  )
}

const ListSkeleton = () => (
  <div aria-busy="true" className="space-y-2 rounded-lg border border-line bg-surface-1 p-3">
    {ROWS.map((row) => (
      <Skeleton key={row} className="h-9 w-full" />
    ))}
  </div>
)
