import { useSyncExternalStore } from 'react'

const KEY = 'favourite-matches'
/** More than anybody follows, few enough to ask for in one call. */
const FAVOURITES_MAX = 100
const EMPTY: readonly number[] = []

let text: string | null | undefined
let ids: readonly number[] = EMPTY
const listeners = new Set<() => void>()

/** What storage holds, whatever anybody wrote there. */
export function parseFavourites(stored: string | null): readonly number[] {
  if (!stored) return EMPTY
  try {
    const list: unknown = JSON.parse(stored)
    if (!Array.isArray(list)) return EMPTY
    return [...new Set(list.filter((id): id is number => Number.isSafeInteger(id)))].slice(0, FAVOURITES_MAX)
  } catch {
    return EMPTY
  }
}

/** Adds the match, newest first, or takes it out. */
export const toggled = (list: readonly number[], id: number): readonly number[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [id, ...list].slice(0, FAVOURITES_MAX)

function read(): readonly number[] {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(KEY)
  } catch {
    return ids
  }
  if (stored !== text) {
    text = stored
    ids = parseFavourites(stored)
  }
  return ids
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A guest's followed matches, kept in this browser; every tab sees a change at once. */
export const useFavourites = (): readonly number[] => useSyncExternalStore(subscribe, read, () => EMPTY)

export const useIsFavourite = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read().includes(id),
    () => false,
  )

export function toggleFavourite(id: number): void {
  const next = toggled(read(), id)
  ids = next
  text = JSON.stringify(next)
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Storage refused: the star lasts as long as the page.
  }
  for (const listener of listeners) listener()
}
