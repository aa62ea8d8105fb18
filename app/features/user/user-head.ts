import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

interface HeadProps {
  loaderData?: { shell: Shell; title: string } | undefined
  match: { pathname: string }
}

/** Personal pages and profiles have a title and stay out of search engines. Its words come with the page's own code. */
export const userHead = ({ loaderData, match }: HeadProps) =>
  loaderData
    ? seo(loaderData.shell, {
        title: `${loaderData.title} - ${loaderData.shell.brand.texts.name}`,
        description: loaderData.title,
        path: match.pathname,
        isHidden: true,
      })
    : {}
