import { lazy } from 'react'
import { loadWhenOnline } from '#app/lib/load-when-online.ts'

export const StageContent = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./stage-content.tsx'))).StageContent,
}))
