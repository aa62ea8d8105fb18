import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

interface ScrollerProps {
  /** What is inside, for those who reach it by keyboard. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * A wide thing that scrolls sideways inside itself; the arrow keys scroll it too. Positioned, so that texts only heard
 * do not widen the page.
 */
export const Scroller = ({ label, className, children }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
  <section tabIndex={0} aria-label={label} className={cn('scroll-quiet relative overflow-x-auto', className)}>
    {children}
  </section>
)
