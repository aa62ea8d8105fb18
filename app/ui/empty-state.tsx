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

/** Shown in place of an empty list or a missing page: what would be here, and one thing to do. */
export function EmptyState({ picture = 'matches', title, text, isHeading, children }: EmptyStateProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <svg aria-hidden="true" width="120" height="96">
        <use href={picture === 'network' ? '#e-network' : `${SHEET}#${picture}`} />
      </svg>
      <Title className="text-balance font-semibold text-16">{title}</Title>
      {text && <p className="max-w-prose text-balance text-text-muted">{text}</p>}
      {children}
    </div>
  )
}
