import { type PageHead, type SeoOptions, seo } from './seo.ts'
import type { Shell } from './shell.functions.ts'

/** What the head of a page says, as its loader worked it out: so the words stay with the page's code. */
export interface PlaceHead extends SeoOptions {
  shell: Shell
}

export const placeHead = ({ shell, ...page }: PlaceHead): PageHead => seo(shell, page)
