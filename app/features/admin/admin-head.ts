import { seo } from '../shell/seo.ts'
import type { AdminPage } from './load-admin.ts'

/** Not for search engines. The title comes with the page's own code. */
export const adminHead = ({ shell, title }: AdminPage, path: string) =>
  seo(shell, { title: `${title} - ${shell.brand.texts.name}`, description: title, path, isHidden: true })
