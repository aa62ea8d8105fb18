import { useNavigate } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { type ReviewQueueName, SKIPPED_MAX } from '#contract/review-rules.ts'
import { useAdminAction } from '../use-admin-action.ts'
import { leaveReview, takeOverReview, takeReview } from './review.functions.ts'

/** A queue, and where it shows one to decide about. */
export interface ReviewPlace {
  queue: ReviewQueueName
  parameter?: 'order' | undefined
}

/** What was passed over since the page was opened: only in the browser. */
const skippedIn = new Map<ReviewQueueName, readonly number[]>()

/** Goes from one that waits to the next; `parameter`: of the address, with its id. */
export function useReviews({ queue, parameter }: ReviewPlace) {
  const navigate = useNavigate()
  const taking = useAdminAction(takeReview)
  const takingOver = useAdminAction(takeOverReview)
  const leaving = useAdminAction(leaveReview)
  const open = (id: number | undefined) =>
    navigate({ to: '.', search: id === undefined ? {} : parameter ? { [parameter]: id } : { review: id }, hash: '' })
  const takeNext = async (after?: number) => {
    const skipped = [...(skippedIn.get(queue) ?? []), ...(after === undefined ? [] : [after])].slice(-SKIPPED_MAX)
    let found: number | undefined
    const isDone = await taking.act({ queue, skipped }, ({ claim }) => {
      found = claim?.id
      return claim ? m.admin_review_taken() : m.admin_review_none()
    })
    if (!isDone) return
    skippedIn.set(queue, found === undefined ? [] : skipped)
    await open(found)
  }
  return {
    takeNext,
    take: (id: number) => taking.act({ queue, id }, m.admin_review_taken()),
    takeOver: (id: number) => takingOver.act({ queue, id }, m.admin_review_taken()),
    leave: async (id: number) => {
      if (await leaving.act({ queue, id }, m.admin_review_left())) await open(undefined)
    },
    close: () => open(undefined),
    isBusy: taking.isBusy || takingOver.isBusy || leaving.isBusy,
  }
}
