import variantCode from 'virtual:variant-code'
import { type PageHead, seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** What the head of a page of the promotion centre says. */
export interface ChannelPageData {
  shell: Shell
  /** Its name in `scripts/areas.ts`. */
  variant: string
  title: string
  path: string
}

/** The server links the code of the page too. */
export function channelHead({ shell, variant, title, path }: ChannelPageData): PageHead {
  const name = `${title} - ${shell.brand.texts.name}`
  const { meta, links } = seo(shell, { title: name, description: title, path, isHidden: true })
  const code = variantCode[`/channel/{-$place} ${variant}`] ?? []
  return { meta, links: [...links, ...code.map((href) => ({ rel: 'modulepreload', href }))] }
}
