import { useHydrated } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { type ReviewPlace, useReviews } from './use-reviews.ts'

/** Takes what waits longest of a queue. */
export function ReviewButton(place: ReviewPlace) {
  const { takeNext, isBusy } = useReviews(place)
  const isReady = useHydrated()
  return (
    <Button disabled={isBusy || !isReady} aria-busy={isBusy} onClick={() => void takeNext()}>
      {m.admin_review_begin()}
    </Button>
  )
}
