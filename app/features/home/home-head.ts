import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { websiteData } from '../shell/website-data.ts'

/** The head of the home page, with the brand's texts; days, orders and pages of its list are views of it. */
export const homeHead = (shell: Shell, isView: boolean) =>
  seo(shell, {
    title: shell.brand.texts.title,
    description: shell.brand.texts.description,
    keywords: shell.brand.texts.keywords,
    path: '/',
    isHidden: isView,
    structuredData: [websiteData(shell)],
  })
