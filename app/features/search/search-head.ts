import { m } from '#app/paraglide/messages.js'
import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** The head of a search result page. */
export const searchHead = (shell: Shell, text: string) =>
  seo(shell, {
    title: `${m.search_page_title({ text })} - ${shell.brand.texts.name}`,
    description: shell.brand.texts.description,
    path: `/s/${encodeURIComponent(text)}`,
    isHidden: true,
  })
