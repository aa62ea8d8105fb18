import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { inOrder } from '#app/lib/display-preferences.ts'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/icon-button.tsx'
import { LIST_NAMES, TABS } from '../../home/list-names.ts'
import { moveEntry } from './move-entry.ts'

/** The home page's lists, each with buttons that move it: as good by keyboard and thumb as by mouse. */
export function HomeLists({
  wanted,
  onChange,
}: {
  wanted: readonly string[] | undefined
  onChange: (order: string[]) => void
}) {
  const lists = inOrder(TABS, wanted)
  const pressed = useRef<HTMLButtonElement>(null)
  const move = (button: HTMLButtonElement, index: number, step: -1 | 1) => {
    pressed.current = button
    onChange(moveEntry(lists, index, step))
  }
  // The line that moves loses the focus with it; at an end it goes to the button that still has somewhere to move it.
  useLayoutEffect(() => {
    const button = pressed.current
    pressed.current = null
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
