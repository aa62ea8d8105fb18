import { useSyncExternalStore } from 'react'

/** Read by app/features/frame/theme-script.ts too. */
const KEY = 'favourite-matches'
/** More than anyone follows, and few enough for one call. */
const FAVOURITES_MAX = 100
const EMPTY: readonly number[] = []

/** Saves a change to the account; false when it failed. */
export type SaveFavourite = (id: number, isFollowed: boolean) => Promise<boolean>

interface Toggle {
  isFollowed: boolean
  /** Settles when this toggle of the match and those before it are saved. */
  saved: Promise<unknown>
}

/** localStorage key of the list: one for guests, one for each account. */
let key = KEY
let saveFavourite: SaveFavourite | undefined
let text: string | null | undefined
let ids: readonly number[] = EMPTY
/** The last toggle of each match since the owner was set: newer than the account's answer. */
const toggles = new Map<number, Toggle>()
const listeners = new Set<() => void>()

/** The list in storage; invalid data is left out. */
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

/** The list with the match added in front, or removed. */
export const withToggled = (list: readonly number[], id: number): readonly number[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [id, ...list].slice(0, FAVOURITES_MAX)

/** The followed matches, newest first; for use outside components. */
export function favourites(): readonly number[] {
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

/** Shows the account's list, with the toggles made while it was loading. */
export function applyAccountFavourites(list: readonly number[]): void {
  let next = list
  for (const [id, { isFollowed }] of toggles) if (next.includes(id) !== isFollowed) next = withToggled(next, id)
  setFavourites(next)
}

/** Replaces the list that is shown and stored. */
function setFavourites(next: readonly number[]): void {
  ids = next.slice(0, FAVOURITES_MAX)
  text = JSON.stringify(ids)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Storage is blocked: the list lasts as long as the page.
  }
  notify()
}

/** Switches to an account's list and saves changes to the account; without an account, to the guest's list. */
export function setFavouriteOwner(uid: number | null, next?: SaveFavourite): void {
  key = uid === null ? KEY : `${KEY}:${uid}`
  saveFavourite = next
  toggles.clear()
  text = undefined
  ids = EMPTY
  notify()
}

/** The list followed as a guest in this browser, whoever is signed in now. */
export function readGuestFavourites(): readonly number[] {
  try {
    return parseFavourites(localStorage.getItem(KEY))
  } catch {
    return EMPTY
  }
}

export function clearGuestFavourites(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: there was no list.
  }
}

/** The followed matches of this browser; every tab sees a change at once. */
export const useFavourites = (): readonly number[] => useSyncExternalStore(subscribe, favourites, () => EMPTY)

export const useIsFavourite = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => favourites().includes(id),
    () => false,
  )

/** Follows or unfollows a match. Optimistic; undone when the account cannot save it. */
export function toggleFavourite(id: number): void {
  const next = withToggled(favourites(), id)
  setFavourites(next)
  const save = saveFavourite
  if (!save) return
  const isFollowed = next.includes(id)
  const before = toggles.get(id)?.saved ?? Promise.resolve()
  const saved = before.then(() => save(id, isFollowed))
  const toggle = { isFollowed, saved }
  toggles.set(id, toggle)
  void saved.then((isSaved) => {
    // A later toggle of the match decides.
    if (isSaved || toggles.get(id) !== toggle) return
    toggles.delete(id)
    if (favourites().includes(id) === isFollowed) setFavourites(withToggled(favourites(), id))
  })
}
