import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { errorText } from '../shell/error-text.ts'

interface Part<Row> {
  list: Row[]
  next?: string | undefined
}

interface MorePlansProps<Row, Key extends QueryKey> {
  next: string | undefined
  /** The query of the part after a place. */
  queryOf: (before: string) => UseQueryOptions<Part<Row>, Error, Part<Row>, Key>
  rows: (list: Row[]) => ReactNode
}

/** The rest of a long list, part by part, each when it is asked for. */
export function MorePlans<Row, Key extends QueryKey>(props: MorePlansProps<Row, Key>) {
  const { next, queryOf, rows } = props
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(next ?? ''),
    enabled: isOpen && next !== undefined,
  })
  if (next === undefined) return null
  if (data)
    return (
      <>
        {rows(data.list)}
        <MorePlans {...props} next={data.next} />
      </>
    )
  return (
    <div className="grid justify-items-center gap-2 py-2">
      {error && !isFetching && <p role="alert">{errorText(failureOf(error))}</p>}
      <Button
        variant="quiet"
        disabled={isFetching}
        aria-busy={isFetching}
        onClick={() => (isOpen ? void refetch() : setIsOpen(true))}
      >
        {m.user_list_more()}
      </Button>
    </div>
  )
}
