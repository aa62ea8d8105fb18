import type { Shell } from './shell.functions.ts'

/** schema.org data of the home page: the site's name, and how it is searched. */
export const websiteData = ({ brand, origin, locale, prefix }: Shell) => ({
  '@type': 'WebSite',
  name: brand.texts.name,
  alternateName: brand.texts.title,
  url: `${origin}/`,
  inLanguage: locale.tag,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${prefix}/s/{search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
