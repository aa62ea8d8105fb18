import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

interface ScrollerProps {
  /** Accessible name of the content. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * A container for wide content that scrolls sideways, by the arrow keys too. Positioned, so that visually hidden text
 * in it does not widen the page.
 */
export const Scroller = ({ label, className, children }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
  <section tabIndex={0} aria-label={label} className={cn('scroll-quiet scroll-on relative overflow-x-auto', className)}>
    {children}
  </section>
)
