import { useSyncExternalStore } from 'react'

const KEY = 'gift-pictures'
const listeners = new Set<() => void>()

/** Whether gifts are shown over the picture in this browser. */
export function showsGifts(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function setShowsGifts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Storage is blocked: the choice cannot be kept.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useShowsGifts = (): boolean => useSyncExternalStore(subscribe, showsGifts, () => true)
