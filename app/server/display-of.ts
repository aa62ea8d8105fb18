import { TABS } from '#app/features/match/home-list-names.ts'
import { type DisplayPreferences, inOrder, parseDisplayPreferences } from '#app/lib/display-preferences.ts'
import { isZone } from './zone.ts'

/** What the cookie `view` says, in values that exist: they are part of the key under which shared pages are cached. */
export function displayOf(cookie: string | undefined): DisplayPreferences {
  const { zone, lists, ...rest } = parseDisplayPreferences(cookie)
  return { ...rest, ...(isZone(zone) ? { zone } : {}), ...(lists ? { lists: inOrder(TABS, lists) } : {}) }
}
