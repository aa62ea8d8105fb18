import { useSyncExternalStore } from 'react'

const KEY = 'favourite-matches'
/** More than anybody follows, few enough to ask for in one call. */
const FAVOURITES_MAX = 100
const EMPTY: readonly number[] = []

/** Keeps a change elsewhere too; false when it could not. */
export type SaveFavourite = (id: number, isFollowed: boolean) => Promise<boolean>

interface Press {
  isFollowed: boolean
  /** The account has heard of it, and of those before it. */
  saved: Promise<unknown>
}

/** Where the list is kept: a guest's under one name, each account's under its own. */
let key = KEY
let sink: SaveFavourite | undefined
let text: string | null | undefined
let ids: readonly number[] = EMPTY
/** The last press on each match since the list has its owner: newer than what the account answers. */
const presses = new Map<number, Press>()
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
export const withToggled = (list: readonly number[], id: number): readonly number[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [id, ...list].slice(0, FAVOURITES_MAX)

/** The followed matches, newest first, outside of components. */
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

/** Shows the account's list, and what was pressed while it was on its way. */
export function applyAccountFavourites(list: readonly number[]): void {
  let next = list
  for (const [id, { isFollowed }] of presses) if (next.includes(id) !== isFollowed) next = withToggled(next, id)
  setFavourites(next)
}

/** Puts another list in the place of the one that is shown. */
function setFavourites(next: readonly number[]): void {
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
export function setFavouriteOwner(uid: number | null, next?: SaveFavourite): void {
  key = uid === null ? KEY : `${KEY}:${uid}`
  sink = next
  presses.clear()
  text = undefined
  ids = EMPTY
  notify()
}

/** What a guest followed in this browser, whoever is signed in now. */
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
    // Storage refused: there was nothing.
  }
}

/** The followed matches, kept in this browser; every tab sees a change at once. */
export const useFavourites = (): readonly number[] => useSyncExternalStore(subscribe, favourites, () => EMPTY)

export const useIsFavourite = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => favourites().includes(id),
    () => false,
  )

/** Shows the change at once; takes it back when the account could not keep it. */
export function toggleFavourite(id: number): void {
  const next = withToggled(favourites(), id)
  setFavourites(next)
  const keep = sink
  if (!keep) return
  const isFollowed = next.includes(id)
  const before = presses.get(id)?.saved ?? Promise.resolve()
  const saved = before.then(() => keep(id, isFollowed))
  const press = { isFollowed, saved }
  presses.set(id, press)
  void saved.then((isKept) => {
    // A later press on the match says how it is to be.
    if (isKept || presses.get(id) !== press) return
    presses.delete(id)
    if (favourites().includes(id) === isFollowed) setFavourites(withToggled(favourites(), id))
  })
}
