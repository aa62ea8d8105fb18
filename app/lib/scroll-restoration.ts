import type { ParsedLocation } from '@tanstack/react-router'

/**
 * The router's `scrollRestoration`: whether the page that was rendered is another one than before, so that it starts
 * where it was left or at its top. The same page rendered again, by hydration or with newer data, stays where the
 * visitor has scrolled it to. For the first page the server's inline script restores the position before hydration.
 */
export function createScrollRestoration(isServer: boolean = import.meta.env.SSR) {
  let shownKey: string | undefined
  return ({ location }: { location: ParsedLocation }): boolean => {
    const key = location.state.__TSR_key ?? location.href
    const isAnother = shownKey !== undefined && shownKey !== key
    shownKey = key
    return isServer || isAnother
  }
}
