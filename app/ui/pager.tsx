import { Link } from '@tanstack/react-router'
import { SpriteIcon } from './sprite.tsx'

/** Classes of a link to another page of a list. */
export const PAGER_STEP =
  'inline-flex min-h-10 items-center gap-1 rounded-md border border-line bg-surface-1 px-4 font-medium hover:bg-surface-2'

interface PagerProps {
  page: number
  /** Rows of a page. */
  size: number
  /** Rows of all pages. */
  total: number
  label: string
  previousLabel: string
  nextLabel: string
}

/**
 * Links to the previous and next page of a list, with the page number in the address. Nothing when there is only one
 * page.
 */
export function Pager({ page, size, total, label, previousLabel, nextLabel }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1) return null
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-4 px-3">
      {page > 1 && (
        <Link
          to="."
          hash
          search={(search) => ({ ...search, page: page > 2 ? page - 1 : undefined })}
          className={PAGER_STEP}
          rel="prev"
        >
          <SpriteIcon name="left" className="size-4 fill-none rtl:rotate-180" />
          {previousLabel}
        </Link>
      )}
      <span className="figures text-text-muted">
        {Math.min(page, last)} / {last}
      </span>
      {page < last && (
        <Link to="." hash search={(search) => ({ ...search, page: page + 1 })} className={PAGER_STEP} rel="next">
          {nextLabel}
          <SpriteIcon name="right" className="size-4 fill-none rtl:rotate-180" />
        </Link>
      )}
    </nav>
  )
}
