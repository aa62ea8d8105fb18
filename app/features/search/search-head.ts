import { m } from '#app/paraglide/messages.js'
import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** The head of a search result page. */
export const searchHead = (shell: Shell, text: string) =>
  seo(shell, {
    title: `${text ? m.search_page_title({ text }) : m.search_title()} - ${shell.brand.texts.name}`,
    description: shell.brand.texts.description,
    path: text ? `/s/${encodeURIComponent(text)}` : '/s',
    isHidden: true,
  })
