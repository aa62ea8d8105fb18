import { useSyncExternalStore } from 'react'
import type { Failure } from '#app/lib/call-error.ts'

/** The state of a third-party sign-in, for the dialog. */
export type ThirdPartyStep =
  | { name: 'none' }
  | { name: 'working' }
  /** Error 2010: an email is required. */
  | { name: 'bind_email'; ticket: string }
  /** A messaging provider's account requires a phone. */
  | { name: 'bind_phone'; ticket: string; type: 1 | 2; nickname?: string }
  /** The provider's word is the first step of two. */
  | { name: 'second_step'; ticket: string }
  | { name: 'denied' }
  | { name: 'failed'; failure: Failure }

const NONE: ThirdPartyStep = { name: 'none' }
let step: ThirdPartyStep = NONE
const listeners = new Set<() => void>()

export const thirdPartyStep = (): ThirdPartyStep => step

export function setThirdPartyStep(next: ThirdPartyStep): void {
  step = next
  for (const listener of listeners) listener()
}

/** Called when the dialog closes, so that its ticket is not used again. */
export const resetThirdPartyStep = (): void => setThirdPartyStep(NONE)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useThirdPartyStep = (): ThirdPartyStep => useSyncExternalStore(subscribe, thirdPartyStep, () => NONE)
