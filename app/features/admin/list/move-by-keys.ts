import type { KeyboardEvent } from 'react'

const ROWS = 'tbody tr, ul > li'
const TYPED = 'input:not([type=checkbox]), select, textarea, [role=tab], [role=dialog] *'

const isSeen = (element: HTMLElement) => element.offsetParent !== null

/** Rows of the list that are on the page: those of the table, or of the list that stands for it. */
const rowsIn = (frame: HTMLElement): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>(`[data-list-rows] :is(${ROWS})`)].filter(isSeen)

function focusRow(frame: HTMLElement, by: 1 | -1): void {
  const rows = rowsIn(frame)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]
  if (!row) return
  row.tabIndex = -1
  row.focus()
  row.scrollIntoView({ block: 'nearest' })
}

const click = (from: HTMLElement, what: string) => from.querySelector<HTMLElement>(what)?.click()

const KEYS: Readonly<Record<string, (frame: HTMLElement, row: HTMLElement | undefined) => void>> = {
  ArrowDown: (frame) => focusRow(frame, 1),
  j: (frame) => focusRow(frame, 1),
  ArrowUp: (frame) => focusRow(frame, -1),
  k: (frame) => focusRow(frame, -1),
  x: (_, row) => row && click(row, 'input[type=checkbox]'),
  Enter: (_, row) => row === document.activeElement && row && click(row, 'a'),
  n: (frame) => click(frame, 'a[rel=next]'),
  p: (frame) => click(frame, 'a[rel=prev]'),
  '/': (frame) => frame.querySelector<HTMLElement>('search input')?.focus(),
}

/**
 * Moves in a list by keys. They work while something of the list has the focus, and nothing is typed, so that they are in
 * nobody's way.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: frame, target, altKey, ctrlKey, metaKey } = event
  const act = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
  if (!act || altKey || ctrlKey || metaKey || event.defaultPrevented) return
  // What a portal shows bubbles here, too.
  if (!(target instanceof HTMLElement) || !frame.contains(target) || target.matches(TYPED)) return
  const row = rowsIn(frame).find((each) => each.contains(target))
  if (key === 'Enter' && row !== target) return
  event.preventDefault()
  act(frame, row)
}
