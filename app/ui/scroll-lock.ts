import { useEffect } from 'react'

let holders = 0

/**
 * Locks the page's scrolling while something lies over it. Uses the style object, because a library's style element
 * would be refused by the site's content security policy.
 */
export function useScrollLock(): void {
  useEffect(() => {
    holders += 1
    document.documentElement.style.overflow = 'hidden'
    return () => {
      holders -= 1
      if (holders === 0) document.documentElement.style.overflow = ''
    }
  }, [])
}
