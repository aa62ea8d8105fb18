import { lazy } from 'react'

export const StageContent = lazy(async () => ({ default: (await import('./stage-content.tsx')).StageContent }))
