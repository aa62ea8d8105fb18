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
  <section tabIndex={0} aria-label={label} className={cn('scroll-quiet relative overflow-x-auto', className)}>
    {children}
  </section>
)

/** Scrolls the nearest section sideways, and nothing else, until the element is seen. A ref of the element. */
export function bringIntoView(element: HTMLElement | null): void {
  const scroller = element?.closest('section')
  if (!element || !scroller) return
  const own = element.getBoundingClientRect()
  const seen = scroller.getBoundingClientRect()
  scroller.scrollLeft += Math.max(0, own.right - seen.right) + Math.min(0, own.left - seen.left)
}
