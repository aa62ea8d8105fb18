import type { ReactElement } from 'react'

/** Set by the server's entry (app/server/render.tsx); a browser has none. */
let render: ((element: ReactElement) => string) | undefined

export function setHtmlRenderer(renderer: (element: ReactElement) => string): void {
  render = renderer
}

const kept = new WeakMap<object, Map<string, string>>()

/**
 * The HTML of an element as the server writes it, made once for `owner` (what it shows, never changed once it is
 * there) and `variant` (everything else it depends on: language, zone, ...), and kept as long as `owner` lives. The
 * element may not read a React context. Undefined in a browser.
 */
export function cachedHtml(owner: object, variant: string, element: () => ReactElement): string | undefined {
  if (!render) return undefined
  let variants = kept.get(owner)
  if (!variants) {
    variants = new Map()
    kept.set(owner, variants)
  }
  let html = variants.get(variant)
  if (html === undefined) {
    html = render(element())
    variants.set(variant, html)
  }
  return html
}
