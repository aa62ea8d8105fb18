import { useEffect } from 'react'

let holders = 0

/**
 * Keeps the page still while something lies over it. Through the style object: a style element of a library would
 * be refused by the site's policy.
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
