import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { accountErrorText } from '../../shell/account-error-text.ts'

interface PanelStateProps<Data> {
  query: UseQueryResult<Data, Error>
  children: (data: Data) => ReactNode
}

/** What a panel has read; a skeleton before, or why it could not be read. */
export function PanelState<Data>({ query, children }: PanelStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <Skeleton className="h-40 w-full" />
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-6">
      <p>{accountErrorText(failureOf(query.error))}</p>
      <Button variant="quiet" onClick={() => void query.refetch()}>
        {m.shell_error_retry()}
      </Button>
    </div>
  )
}
