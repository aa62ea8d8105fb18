import { LOCALES, type Locale } from '#contract/languages.ts'
import type { Brand } from './brand.ts'

/** Languages in which a brand offers its pages, its default one among them; all where it names none. */
export const localesOf = ({
  languages,
  defaultLanguage,
}: Pick<Brand, 'languages' | 'defaultLanguage'>): readonly Locale[] =>
  languages ? LOCALES.filter(({ code }) => code === defaultLanguage || languages.includes(code)) : LOCALES
