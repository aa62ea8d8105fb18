import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

interface HeadProps {
  loaderData?: { shell: Shell; title: string } | undefined
  match: { pathname: string }
}

/**
 * The head of personal pages and profiles: a title, and no indexing. The title comes from the loader, so that its
 * messages stay in the page's own chunk.
 */
export const userHead = ({ loaderData, match }: HeadProps) =>
  loaderData
    ? seo(loaderData.shell, {
        title: `${loaderData.title} - ${loaderData.shell.brand.texts.name}`,
        description: loaderData.title,
        path: match.pathname,
        isHidden: true,
      })
    : {}
