import { m } from '#backend/paraglide/messages.js'
import { type Language, localeByCode, writtenIn } from '#contract/languages.ts'

type Say = (inputs?: object, options?: { locale: string }) => string
type Messages = typeof m

const bound = new Map<string, Messages>()

/** What the backend says, in the language of a product code, or in English where that is not complete. */
export function messagesIn(lan: Language | (string & {})): Messages {
  const { tag: locale } = writtenIn(localeByCode(lan))
  const known = bound.get(locale)
  if (known) return known
  const entries = Object.entries(m as Record<string, Say>)
  const made = Object.fromEntries(entries.map(([key, say]) => [key, (inputs = {}) => say(inputs, { locale })]))
  bound.set(locale, made as unknown as Messages)
  return made as unknown as Messages
}
