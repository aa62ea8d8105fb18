import { LOCALES, type Locale } from '#contract/languages.ts'
import type { Shell } from './shell.functions.ts'

/** Languages in which the brand offers its pages. */
export const offeredLocales = ({ languages }: Pick<Shell['brand'], 'languages'>): readonly Locale[] =>
  languages ? LOCALES.filter(({ code }) => languages.includes(code)) : LOCALES
