import { seo } from '../shell/seo.ts'
import type { AdminPage } from './load-admin.ts'

/** The head of an administration page, not indexed. The title comes from the loader. */
export const adminHead = ({ shell, title }: AdminPage, path: string) =>
  seo(shell, { title: `${title} - ${shell.brand.texts.name}`, description: title, path, isHidden: true })
