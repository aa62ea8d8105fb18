import { Link, useHydrated } from '@tanstack/react-router'
import { PAGER_STEP } from './pager.tsx'
import { SpriteIcon } from './sprite.tsx'

interface PlacePagerProps {
  label: string
  previousLabel: string
  nextLabel: string
  /** Places from which the list goes on, and goes back. */
  next: string | undefined
  previous: string | undefined
  firstLabel: string
  /** Whether the page is not the first. */
  isAway: boolean
}

/** Links to the pages before and behind of a list that is read from place to place, with the place in the address. */
export function PlacePager({ next, previous, isAway, label, firstLabel, previousLabel, nextLabel }: PlacePagerProps) {
  // The server does not know the hash, in which personal words of a search stand: its links would lose them.
  const disabled = !useHydrated()
  if (!next && !previous && !isAway) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-4 px-3">
      {isAway && (
        <Link
          to="."
          hash
          disabled={disabled}
          search={(search) => ({ ...search, after: undefined })}
          className={PAGER_STEP}
        >
          {firstLabel}
        </Link>
      )}
      {previous && (
        <Link
          to="."
          hash
          disabled={disabled}
          search={(search) => ({ ...search, after: previous })}
          className={PAGER_STEP}
          rel="prev"
        >
          <SpriteIcon name="left" className="size-4 fill-none rtl:rotate-180" />
          {previousLabel}
        </Link>
      )}
      {next && (
        <Link
          to="."
          hash
          disabled={disabled}
          search={(search) => ({ ...search, after: next })}
          className={PAGER_STEP}
          rel="next"
        >
          {nextLabel}
          <SpriteIcon name="right" className="size-4 fill-none rtl:rotate-180" />
        </Link>
      )}
    </nav>
  )
}
