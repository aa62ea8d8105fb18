import { useSyncExternalStore } from 'react'

const KEY = 'favourite-matches'
/** More than anybody follows, few enough to ask for in one call. */
const FAVOURITES_MAX = 100
const EMPTY: readonly number[] = []

/** Keeps a change elsewhere too; false when it could not. */
export type FavouriteSink = (id: number, isFollowed: boolean) => Promise<boolean>

/** Where the list is kept: a guest's under one name, each account's under its own. */
let key = KEY
let sink: FavouriteSink | undefined
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
    stored = localStorage.getItem(key)
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

function notify(): void {
  for (const listener of listeners) listener()
}

/** Puts another list in the place of the one that is shown. */
export function setFavourites(next: readonly number[]): void {
  ids = next.slice(0, FAVOURITES_MAX)
  text = JSON.stringify(ids)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Storage refused: the stars last as long as the page.
  }
  notify()
}

/** Shows an account's list from here on, and sends its changes there; without an account the guest's. */
export function setFavouriteOwner(uid: number | null, next?: FavouriteSink): void {
  key = uid === null ? KEY : `${KEY}:${uid}`
  sink = next
  text = undefined
  ids = EMPTY
  notify()
}

/** What a guest followed in this browser, whoever is signed in now. */
export function takeGuestFavourites(): readonly number[] {
  try {
    return parseFavourites(localStorage.getItem(KEY))
  } catch {
    return EMPTY
  }
}

export function dropGuestFavourites(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage refused: there was nothing.
  }
}

/** The followed matches, kept in this browser; every tab sees a change at once. */
export const useFavourites = (): readonly number[] => useSyncExternalStore(subscribe, read, () => EMPTY)

export const useIsFavourite = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read().includes(id),
    () => false,
  )

/** Shows the change at once; takes it back when the account could not keep it. */
export function toggleFavourite(id: number): void {
  const next = toggled(read(), id)
  setFavourites(next)
  const isFollowed = next.includes(id)
  void sink?.(id, isFollowed).then((isKept) => {
    if (!isKept && read().includes(id) === isFollowed) setFavourites(toggled(read(), id))
  })
}
