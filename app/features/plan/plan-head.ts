import variantCode from 'virtual:variant-code'
import { type PageHead, seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** What the head of a page about plans says; its words come from the loader, so that they stay with the page. */
export interface ExpertPageData {
  shell: Shell
  /** Its name in `scripts/areas.ts`. */
  variant: string
  title: string
  description: string
  path: string
  picture?: string | undefined
  /** Somebody's own. */
  isHidden?: boolean
}

/** The server links the code of the page too. */
export function planHead({
  shell,
  variant,
  title,
  description,
  path,
  picture,
  isHidden = false,
}: ExpertPageData): PageHead {
  const { meta, links } = seo(shell, { title, description, path, isHidden, ...(picture ? { picture } : {}) })
  const code = variantCode[`/expert/{-$id} ${variant}`] ?? []
  return { meta, links: [...links, ...code.map((href) => ({ rel: 'modulepreload', href }))] }
}
