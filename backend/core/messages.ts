import { m } from '#backend/paraglide/messages.js'
import { contentLocale, type Language, localeByCode } from '#contract/languages.ts'

type Message = (inputs?: object, options?: { locale: string }) => string
type Messages = typeof m

const byLocale = new Map<string, Messages>()

/** The backend's messages in the language of a product code, or in English when that language is not complete. */
export function messagesIn(lan: Language): Messages {
  const { tag: locale } = contentLocale(localeByCode(lan))
  const cached = byLocale.get(locale)
  if (cached) return cached
  const entries = Object.entries(m as Record<string, Message>)
  const bound = Object.fromEntries(
    entries.map(([key, message]) => [key, (inputs = {}) => message(inputs, { locale })]),
  ) as unknown as Messages
  byLocale.set(locale, bound)
  return bound
}
