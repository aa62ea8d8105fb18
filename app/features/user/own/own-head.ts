import { seo } from '../../shell/seo.ts'
import type { OwnPage } from './load-own.ts'

/** Private pages have a title and stay out of search engines. Its words come with the page's own code. */
export const ownHead = ({ loaderData, match }: { loaderData?: OwnPage | undefined; match: { fullPath: string } }) =>
  loaderData
    ? seo(loaderData.shell, {
        title: `${loaderData.title} - ${loaderData.shell.brand.texts.name}`,
        description: loaderData.title,
        path: match.fullPath,
        isHidden: true,
      })
    : {}
