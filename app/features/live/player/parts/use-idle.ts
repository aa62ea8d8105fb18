import { useEffect, useState } from 'react'

const IDLE_AFTER_MS = 3000

/**
 * True after three seconds without pointer, key or focus change inside `frame`. A control with a visible keyboard
 * focus, or an open menu, keeps it false.
 */
export function useIdle(frame: HTMLElement | null): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!frame) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (isControlActive(frame) ? wait() : setIdle(true)), IDLE_AFTER_MS)
    }
    const onActivity = () => {
      setIdle(false)
      wait()
    }
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
    for (const type of events) frame.addEventListener(type, onActivity)
    wait()
    return () => {
      clearTimeout(timer)
      for (const type of events) frame.removeEventListener(type, onActivity)
    }
  }, [frame])
  return isIdle
}

function isControlActive(frame: HTMLElement): boolean {
  return frame.querySelector('[data-player-controls] :focus-visible, [aria-expanded="true"]') !== null
}
