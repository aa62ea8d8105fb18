import type { Step } from './step-of-swipe.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>

/** Where these keys mean something else: text, choices, menus, dialogs. */
const TAKEN =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu] *, dialog *, [role=dialog] *'

/** Alt with an arrow up or down: previous and next, as in a list. Decision 050 says why these keys. */
export function stepOfKey(event: Pressed, focused: Element | null): Step | undefined {
  const hasOther = event.ctrlKey || event.metaKey || event.shiftKey
  if (!event.altKey || hasOther || event.defaultPrevented || focused?.matches(TAKEN)) return undefined
  if (event.key === 'ArrowUp') return 'previous'
  return event.key === 'ArrowDown' ? 'next' : undefined
}
