import type { Shell } from './shell.functions.ts'

/** schema.org data of the home page: the site's name. */
export const websiteData = ({ brand, origin, locale }: Shell) => ({
  '@type': 'WebSite',
  name: brand.texts.name,
  alternateName: brand.texts.title,
  url: `${origin}/`,
  inLanguage: locale.tag,
})
