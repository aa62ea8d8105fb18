import { m } from '#app/paraglide/messages.js'
import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** Head of what was found for a text. */
export const searchHead = (shell: Shell, text: string) =>
  seo(shell, {
    title: `${m.search_page_title({ text })} - ${shell.brand.texts.name}`,
    description: shell.brand.texts.description,
    path: `/s/${encodeURIComponent(text)}`,
    isHidden: true,
  })
