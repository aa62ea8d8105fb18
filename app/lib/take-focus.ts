/**
 * A ref for what takes the place of a button that was pressed: it takes the focus too, which would fall to the page's
 * top else. Nothing scrolls, and whoever has gone on keeps her place.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (!element) return
  const { activeElement, body } = element.ownerDocument
  if (activeElement === null || activeElement === body) element.focus({ preventScroll: true })
}
