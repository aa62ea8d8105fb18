import variantCode from 'virtual:variant-code'
import { type PageHead, type SeoOptions, seo } from './seo.ts'
import type { Shell } from './shell.functions.ts'

/** What the head of a page says, as its loader worked it out: so the words stay with the page's code. */
export interface PlaceHead extends SeoOptions {
  shell: Shell
  /** Route and name in `scripts/areas.ts` of a page that shares its route: the server links its code too. */
  variant?: string
}

export function placeHead({ shell, variant = '', ...page }: PlaceHead): PageHead {
  const { meta, links } = seo(shell, page)
  const code = variantCode[variant] ?? []
  return { meta, links: [...links, ...code.map((href) => ({ rel: 'modulepreload', href }))] }
}
