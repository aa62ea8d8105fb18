import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hydrateAll } from '#app/lib/lazy-part.ts'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Long lists hold plain links marked `data-routed`: a hundred router links would cost more than the list itself. One
 * click listener hands these links to the router, so that the page changes without a reload.
 */
export function ClientNavigation() {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('a[data-routed]')
      if (!link) return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search + link.hash })
    }
    document.addEventListener('click', onClick)
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ fromLocation }) => fromLocation && hydrateAll())
    return () => {
      document.removeEventListener('click', onClick)
      unsubscribe()
    }
  }, [router])
  return null
}
