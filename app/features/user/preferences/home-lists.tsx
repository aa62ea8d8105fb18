import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { inOrder } from '#app/lib/display-preferences.ts'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/icon-button.tsx'
import { LIST_NAMES, TABS } from '../../match/home-list-names.ts'
import { moveEntry } from './move-entry.ts'

/** The order of the home page's lists. Buttons move them, which works with keyboard, touch and mouse. */
export function HomeLists({
  preferred,
  onChange,
}: {
  preferred: readonly string[] | undefined
  onChange: (order: string[]) => void
}) {
  const lists = inOrder(TABS, preferred)
  const pressedButton = useRef<HTMLButtonElement>(null)
  const move = (button: HTMLButtonElement, index: number, step: -1 | 1) => {
    pressedButton.current = button
    onChange(moveEntry(lists, index, step))
  }
  // A moved row loses the focus, so it is restored; at the end of the list it goes to the button that is still
  // enabled.
  useLayoutEffect(() => {
    const button = pressedButton.current
    pressedButton.current = null
    if (button?.disabled) button.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus()
    else button?.focus()
  })
  return (
    <ol className="rounded-md border border-line">
      {lists.map((list, index) => {
        const name = LIST_NAMES[list]()
        return (
          <li key={list} className="flex min-h-11 items-center border-line border-b ps-3 last:border-b-0">
            <span className="min-w-0 flex-1">{name}</span>
            <IconButton
              label={m.user_pref_up({ name })}
              disabled={index === 0}
              onClick={({ currentTarget }) => move(currentTarget, index, -1)}
            >
              <ArrowUp size={18} aria-hidden />
            </IconButton>
            <IconButton
              label={m.user_pref_down({ name })}
              disabled={index === lists.length - 1}
              onClick={({ currentTarget }) => move(currentTarget, index, 1)}
            >
              <ArrowDown size={18} aria-hidden />
            </IconButton>
          </li>
        )
      })}
    </ol>
  )
}
