import { useEffect, useState } from 'react'
import { CODE_COUNTDOWN_SECONDS } from '#contract/account-rules.ts'

const PREFIX = 'code-again:'
const inMemory = new Map<string, number>()

/** Seconds until a code may be sent again; 0 when it may. */
export const secondsUntil = (endsAt: number | undefined, now: number): number =>
  endsAt === undefined || endsAt <= now ? 0 : Math.min(CODE_COUNTDOWN_SECONDS, Math.ceil((endsAt - now) / 1000))

function endOf(identifier: string): number | undefined {
  try {
    const stored = Number(sessionStorage.getItem(PREFIX + identifier))
    return stored || inMemory.get(identifier)
  } catch {
    return inMemory.get(identifier)
  }
}

/** The keys name emails and phones: none stays after its countdown, nor in another tab. */
export function removeEnded(now: number): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && Number(sessionStorage.getItem(key)) <= now) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

/**
 * Starts the countdown of an identifier, which survives closing the dialog and reloads. No code is sent before it ends.
 */
export function beginCountdown(identifier: string, now = Date.now()): void {
  const endsAt = now + CODE_COUNTDOWN_SECONDS * 1000
  inMemory.set(identifier, endsAt)
  try {
    sessionStorage.setItem(PREFIX + identifier, String(endsAt))
  } catch {
    // Storage is blocked: the countdown lasts as long as the page.
  }
}

/** Seconds left for an identifier, updated as they pass. */
export function useCountdown(identifier: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      removeEnded(Date.now())
    }, 500)
    return () => clearInterval(timer)
  }, [])
  return secondsUntil(endOf(identifier), now)
}
