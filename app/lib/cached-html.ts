import type { ReactElement } from 'react'

/** Set by the server's entry (app/server/render.tsx); undefined in a browser. */
let render: ((element: ReactElement) => string) | undefined

export function setHtmlRenderer(renderer: (element: ReactElement) => string): void {
  render = renderer
}

const cache = new WeakMap<object, Map<string, string>>()

/**
 * Server-rendered HTML of an element, cached for `owner` (the immutable data it shows) and `variant` (everything else
 * it depends on: language, time zone, ...) as long as `owner` lives. The element must not read a React context.
 * Undefined in a browser.
 */
export function cachedHtml(owner: object, variant: string, element: () => ReactElement): string | undefined {
  if (!render) return undefined
  let variants = cache.get(owner)
  if (!variants) {
    variants = new Map()
    cache.set(owner, variants)
  }
  let html = variants.get(variant)
  if (html === undefined) {
    html = render(element())
    variants.set(variant, html)
  }
  return html
}
