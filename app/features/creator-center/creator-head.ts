import variantCode from 'virtual:variant-code'
import { type PageHead, seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** What the head of a page of the creator centre says. */
export interface CreatorPageData {
  shell: Shell
  /** Its name in `scripts/areas.ts`. */
  variant: string
  title: string
  path: string
}

/** The server links the code of the page too. */
export function creatorHead({ shell, variant, title, path }: CreatorPageData): PageHead {
  const name = `${title} - ${shell.brand.texts.name}`
  const { meta, links } = seo(shell, { title: name, description: title, path, isHidden: true })
  const code = variantCode[`/creatorCenter/{-$place} ${variant}`] ?? []
  return { meta, links: [...links, ...code.map((href) => ({ rel: 'modulepreload', href }))] }
}
