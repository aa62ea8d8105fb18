import { createStored } from '#app/lib/stored.ts'
import { searchedText } from './search.queries.ts'

const RECENT_MAX = 8

const parse = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, RECENT_MAX) : []

/** What was searched in this browser, the last first. It is sent nowhere. */
export const recentSearches = createStored('recentSearches', parse)

export function rememberSearch(typed: string): void {
  const text = searchedText(typed)
  if (text !== '')
    recentSearches.set([text, ...recentSearches.now().filter((each) => each !== text)].slice(0, RECENT_MAX))
}

export const forgetSearch = (text: string): void =>
  recentSearches.set(recentSearches.now().filter((each) => each !== text))
