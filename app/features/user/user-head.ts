import variantCode from 'virtual:variant-code'
import { type PageHead, seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

interface UserPageData {
  shell: Shell
  title: string
}

/**
 * The head of personal pages and profiles: a title, and no indexing. The title comes from the loader, so that its
 * messages stay in the page's own chunk.
 */
export const userHead = ({ shell, title }: UserPageData, path: string): PageHead =>
  seo(shell, { title: `${title} - ${shell.brand.texts.name}`, description: title, path, isHidden: true })

/** The same of a page that shares its route with others: the server links its code too. */
export function ownHead(page: UserPageData, path: string, id: string): PageHead {
  const { meta, links } = userHead(page, path)
  const code = variantCode[`/userInfo/$id ${/^\d/.test(id) ? 'profile' : id}`] ?? []
  return { meta, links: [...links, ...code.map((href) => ({ rel: 'modulepreload', href }))] }
}
