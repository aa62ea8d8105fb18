import { splitPath } from '#app/i18n/split-path.ts'
import { m } from '#app/paraglide/messages.js'
import { type Brand, textsOf } from '#brands/brand.ts'
import { contentLocale } from '#contract/languages.ts'
import type { RequestScope } from './request-scope.ts'

function iconsOf({ icons, logos }: Brand) {
  const type = logos.mark.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  if (!icons) return [{ src: logos.mark, sizes: 'any', type, purpose: 'any' }]
  const { small, large, maskable } = icons
  const png = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return [png(small, 192, 'any'), png(large, 512, 'any'), ...(maskable ? [png(maskable, 512, 'maskable')] : [])]
}

/**
 * `/ar/manifest.webmanifest`: the brand as an app, in a language. In its address, because browsers ask for it without cookies. Null
 * for every other address.
 */
export function webManifest(path: string, { brand, locale }: RequestScope): Response | null {
  const { prefixed, path: plain } = splitPath(path)
  if (plain !== '/manifest.webmanifest') return null
  const { tag, dir } = contentLocale(prefixed ?? locale)
  const prefix = prefixed ? `/${prefixed.tag}` : ''
  const texts = textsOf(brand, (prefixed ?? locale).code)
  const { background } = brand.theme[brand.theme.scheme]
  const icons = iconsOf(brand)
  const in_ = { locale: tag as never }
  const shortcut = (name: string, url: string) => ({ name, url: `${prefix}${url}`, icons: icons.slice(0, 1) })
  const body = {
    // One app, in whatever language it is started.
    id: '/',
    scope: '/',
    start_url: prefix || '/',
    name: texts.title,
    short_name: texts.name,
    description: texts.description,
    lang: tag,
    dir,
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons,
    shortcuts: [
      shortcut(m.shell_place_live({}, in_), '/live'),
      shortcut(m.shell_place_match({}, in_), '/match'),
      shortcut(m.shell_place_favourites({}, in_), '/match?view=favourites'),
    ],
  }
  return new Response(JSON.stringify(body), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': prefixed ? 'public, max-age=300' : 'private, max-age=300',
    },
  })
}
