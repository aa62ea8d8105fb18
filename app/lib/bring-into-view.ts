/** So much of what stands beside the element is seen too: there is more in this direction. */
const PEEK_PX = 40

/** Scrolls what scrolls sideways around the element, and nothing else, until it is seen. A ref of the element. */
export function bringIntoView(element: HTMLElement | null): void {
  const scroller = element?.closest('.scroll-quiet')
  if (!element || !scroller) return
  const own = element.getBoundingClientRect()
  const seen = scroller.getBoundingClientRect()
  scroller.scrollLeft += Math.max(0, own.right + PEEK_PX - seen.right) + Math.min(0, own.left - PEEK_PX - seen.left)
}
