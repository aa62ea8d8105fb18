import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { errorText } from '../../shell/error-text.ts'

interface Part<Row> {
  list: Row[]
  /** What `before` says to go on; none at the end. */
  next?: string | undefined
}

interface MoreRowsProps<Row, Key extends QueryKey> {
  label: string
  next: string
  /** The query of the part after a place. */
  queryOf: (before: string) => UseQueryOptions<Part<Row>, Error, Part<Row>, Key>
  /** Search parameters of the page that the next part keeps. */
  kept: Readonly<Record<string, string | undefined>>
  row: (row: Row) => ReactNode
}

const STEP =
  'inline-flex min-h-10 items-center rounded-md border border-line bg-surface-1 px-4 font-medium hover:bg-surface-2'

/**
 * The rest of a long list, part by part below the first, each when it is asked for. Without scripts, and in another tab,
 * the link leads to a page that begins there.
 */
export function MoreRows<Row, Key extends QueryKey>(props: MoreRowsProps<Row, Key>) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <NextPart {...props} />
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <p className="border-line border-t p-3 text-center">
      <Link
        to="."
        search={{ ...props.kept, before: props.next }}
        rel="next"
        preload={false}
        onClick={open}
        className={STEP}
      >
        {m.user_list_more()}
      </Link>
    </p>
  )
}

function NextPart<Row, Key extends QueryKey>(props: MoreRowsProps<Row, Key>) {
  const { label, next, queryOf, row } = props
  const { data, error, refetch, isFetching } = useQuery(queryOf(next))
  if (!data)
    return (
      <div role="status" className="grid justify-items-center gap-3 border-line border-t p-3 text-text-muted">
        {error && !isFetching ? (
          <>
            {errorText(failureOf(error))}
            <Button variant="quiet" onClick={() => void refetch()}>
              {m.user_list_more()}
            </Button>
          </>
        ) : (
          <Skeleton className="h-10 w-32" />
        )}
      </div>
    )
  return (
    <>
      {/* The link that was pressed is gone. */}
      <ul
        aria-label={label}
        tabIndex={-1}
        ref={(list) => list?.focus({ preventScroll: true })}
        className="border-line border-t outline-none"
      >
        {data.list.map(row)}
      </ul>
      {data.next !== undefined && <MoreRows {...props} next={data.next} />}
    </>
  )
}
