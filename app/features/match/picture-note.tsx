import { useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'
import { FreshnessNote } from './freshness-note.tsx'
import { isRewound, onPictureTime } from './picture-time.ts'

/** Where a stream plays: whether the page updates live, or shows the past with the picture. */
export function PictureNote() {
  const isPast = useSyncExternalStore(onPictureTime, isRewound, () => false)
  if (!isPast) return <FreshnessNote />
  return (
    <p className="flex min-h-4 min-w-0 items-center gap-2 whitespace-nowrap text-12 text-text-muted">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-draw" />
      {m.match_freshness_rewound()}
    </p>
  )
}
