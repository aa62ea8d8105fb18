import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { useSkeleton } from '#app/lib/use-skeleton.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { AccessDeniedPage } from '../../login/access-denied-page.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

interface ListStateProps<Data> {
  query: UseQueryResult<Data, Error>
  children: (data: Data) => ReactNode
}

/** Shows the data of a list; a skeleton while it loads, or the error with a retry button. */
export function ListState<Data>({ query, children }: ListStateProps<Data>) {
  if (useSkeleton(query.isPending)) return <ListSkeleton />
  if (query.data !== undefined) return children(query.data)
  const { code, message } = failureOf(query.error)
  if (code === 'forbidden') return <AccessDeniedPage />
  return (
    <div role="alert">
      <EmptyState picture="network" title={message ?? m.admin_list_error()}>
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
