import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

interface UserPageData {
  shell: Shell
  title: string
}

/**
 * The head of personal pages and profiles: a title, and no indexing. The title comes from the loader, so that its
 * messages stay in the page's own chunk.
 */
export const userHead = ({ shell, title }: UserPageData, path: string) =>
  seo(shell, { title: `${title} - ${shell.brand.texts.name}`, description: title, path, isHidden: true })
