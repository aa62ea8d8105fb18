import { lazy } from 'react'

export const SeasonMatches = lazy(async () => ({ default: (await import('./season-matches.tsx')).SeasonMatches }))
