import { lazy } from 'react'

export const ReviewButton = lazy(() =>
  import('./review-button.tsx').then((module) => ({ default: module.ReviewButton })),
)
