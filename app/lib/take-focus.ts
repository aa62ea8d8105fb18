/**
 * A ref for an element that replaces the button just pressed: it takes the focus, which would otherwise be lost. Does
 * not scroll, and leaves the focus alone when the user has moved it elsewhere.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (!element) return
  const { activeElement, body } = element.ownerDocument
  if (activeElement === null || activeElement === body) element.focus({ preventScroll: true })
}
