import { seo } from '../shell/seo.ts'
import type { AdminPage } from './load-admin.ts'

/** Not for search engines. The title comes with the page's own code. */
export const adminHead = ({
  loaderData,
  match,
}: {
  loaderData?: AdminPage | undefined
  match: { fullPath: string }
}) =>
  loaderData
    ? seo(loaderData.shell, {
        title: `${loaderData.title} - ${loaderData.shell.brand.texts.name}`,
        description: loaderData.title,
        path: match.fullPath,
        isHidden: true,
      })
    : {}
