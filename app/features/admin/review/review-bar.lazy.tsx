import { lazy } from 'react'

export const ReviewBar = lazy(() => import('./review-bar.tsx').then((module) => ({ default: module.ReviewBar })))
