import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { ReviewQueueName } from '#contract/review-rules.ts'
import { listReviewClaims } from './review.functions.ts'

/** What somebody of staff has of a queue just now. */
export const claimsQuery = (queue: ReviewQueueName) =>
  queryOptions({
    queryKey: ['admin', 'claims', queue],
    queryFn: async () => unwrap(await listReviewClaims({ data: { queue } })).list,
    refetchInterval: 30_000,
  })
