import { useEffect, useRef } from 'react'

const TAKES_KEYS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** The place, from 0, that a key names: the digits, on every keyboard. */
export function placeOfKey({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): number | undefined {
  const [, digit] = /^(?:Digit|Numpad)([1-4])$/.exec(code) ?? /^([1-4])$/.exec(key) ?? []
  return digit === undefined ? undefined : Number(digit) - 1
}

/** Calls back with the place of a pressed digit, and for `m`, anywhere on the page but in a field. */
export function useWallKeys(isOn: boolean, choose: (place: number) => boolean, toggleSound: () => void): void {
  const latest = useRef({ choose, toggleSound })
  useEffect(() => {
    latest.current = { choose, toggleSound }
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      if (event.repeat || document.activeElement?.matches(TAKES_KEYS)) return
      const place = placeOfKey(event)
      if (event.key === 'm') latest.current.toggleSound()
      else if (place === undefined || !latest.current.choose(place)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
