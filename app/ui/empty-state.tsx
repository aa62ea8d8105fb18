import type { ReactNode } from 'react'

const PICTURES = {
  /** An empty pitch: the list is empty. */
  empty: 'M8 20h104v56H8zM60 20v56M60 36a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM8 36h16v24H8m104-24H96v24h16',
  /** An unplugged connector: no connection. */
  network: 'M8 48h30m0-12v24m0-18h14m-14 12h14M112 48H88m0-14a14 14 0 0 0 0 28V34Zm-26 2-4-6m4 36-4 6',
  /** A ball beside the goal: page not found. */
  lost: 'M24 76V24h60v52M24 24l14 14h32l14-14M38 38v38m32-38v38M38 50h32M38 62h32m34 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z',
} as const

interface EmptyStateProps {
  picture?: keyof typeof PICTURES
  title: string
  text?: string
  /** The title is the page's `h1`. */
  isHeading?: boolean
  children?: ReactNode
}

/** Shown in place of an empty list or a missing page: what would be here, and one thing to do. */
export function EmptyState({ picture = 'empty', title, text, isHeading, children }: EmptyStateProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <svg
        aria-hidden="true"
        width="120"
        height="96"
        viewBox="0 0 120 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="text-line"
      >
        <path d={PICTURES[picture]} />
      </svg>
      <Title className="text-balance font-semibold text-16">{title}</Title>
      {text && <p className="max-w-prose text-balance text-text-muted">{text}</p>}
      {children}
    </div>
  )
}
