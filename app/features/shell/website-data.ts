import type { Shell } from './shell.functions.ts'

/** Structured data of the home page: the site's own name. */
export const websiteData = ({ brand, origin, locale }: Shell) => ({
  '@type': 'WebSite',
  name: brand.texts.name,
  alternateName: brand.texts.title,
  url: `${origin}/`,
  inLanguage: locale.tag,
})
