import variantCode from 'virtual:variant-code'
import { type PageHead, seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** What the head of a page of the mall says; its words come from the loader, so that they stay with the page. */
export interface MallPageData {
  shell: Shell
  /** Its name in `scripts/areas.ts`. */
  variant: string
  title: string
  description: string
  path: string
  /** A view of another page, or somebody's own. */
  isHidden?: boolean
}

/** The server links the code of the page too. */
export function mallHead({ shell, variant, title, description, path, isHidden = false }: MallPageData): PageHead {
  const { meta, links } = seo(shell, { title, description, path, isHidden })
  const code = variantCode[`/mall/{-$place}/{-$id} ${variant}`] ?? []
  return { meta, links: [...links, ...code.map((href) => ({ rel: 'modulepreload', href }))] }
}
