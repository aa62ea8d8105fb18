import type { ReactNode } from 'react'

/** Drawn by `scripts/draw-pictures.ts`. The picture of a lost connection must not need one: the page's sprite has it. */
const SHEET = '/pictures/empty.svg'

export type EmptyPictureName =
  | 'cancelled'
  | 'followed'
  | 'lineup'
  | 'locked'
  | 'lost'
  | 'matches'
  | 'meetings'
  | 'network'
  | 'notices'
  | 'odds'
  | 'people'
  | 'posts'
  | 'postponed'
  | 'records'
  | 'search'
  | 'stats'
  | 'streams'
  | 'table'

interface EmptyStateProps {
  picture?: EmptyPictureName
  title: string
  text?: string
  /** The title is the page's `h1`. */
  isHeading?: boolean
  children?: ReactNode
}

/** In place of a whole page: a card, as pages are that need no code (`app/server/brand-page.ts`). */
const PAGE =
  'mx-auto my-4 w-[calc(100%-1.5rem)] max-w-110 rounded-lg border border-line bg-surface-1 px-6 py-8 md:my-12'

/** Shown in place of an empty list or a missing page: what would be here, and one thing to do. */
export function EmptyState({ picture = 'matches', title, text, isHeading, children }: EmptyStateProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className={`flex flex-col items-center gap-3 text-center ${isHeading ? PAGE : 'px-4 py-12'}`}>
      <svg aria-hidden="true" width="120" height="96">
        <use href={picture === 'network' ? '#e-network' : `${SHEET}#${picture}`} />
      </svg>
      <Title className={`text-balance font-semibold ${isHeading ? 'text-20' : 'text-16'}`}>{title}</Title>
      {text && <p className="max-w-prose text-balance text-text-muted">{text}</p>}
      {children}
    </div>
  )
}
