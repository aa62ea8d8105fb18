import { useEffect, useRef } from 'react'
import { type Command, commandFor, focusKind } from './shortcuts.ts'

/**
 * Handles keyboard shortcuts inside `frame`, or on the whole page. `run` returns whether the
 * key was for it: others are left to the browser.
 */
export function useShortcuts(frame: HTMLElement | null, isPageWide: boolean, run: (command: Command) => boolean): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!frame) return
    const target = isPageWide ? document : frame
    const listener = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return
      const command = commandFor({
        key: event.key,
        hasModifier: event.ctrlKey || event.altKey || event.metaKey,
        focus: focusKind(document.activeElement),
      })
      if (command && latest.current(command)) event.preventDefault()
    }
    target.addEventListener('keydown', listener)
    return () => target.removeEventListener('keydown', listener)
  }, [frame, isPageWide])
}
