import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { whenIdle } from '#app/lib/when-idle.ts'
import { loadPageHeads } from '../page-head.ts'

/** After a navigation: announces the title and moves the focus to the page, like a full page load. */
export function PageChange() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        document.getElementById('main')?.focus({ preventScroll: true })
        setTitle(document.title)
      }),
    [router],
  )
  // Without them now, the next page asks again.
  useEffect(() => whenIdle(() => void loadPageHeads().catch(() => undefined)), [])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
