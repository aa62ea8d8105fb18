import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminReviewCalls } from '#contract/admin-reviews.ts'

export const takeReview = serverWrite.handler(forward(adminReviewCalls.takeReview))
export const takeOverReview = serverWrite.handler(forward(adminReviewCalls.takeOverReview))
export const leaveReview = serverWrite.handler(forward(adminReviewCalls.leaveReview))
export const listReviewClaims = serverRead.handler(forward(adminReviewCalls.listReviewClaims))
