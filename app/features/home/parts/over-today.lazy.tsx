import { lazy } from 'react'
import { loadWhenOnline } from '#app/lib/load-when-online.ts'

export const OverToday = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./over-today.tsx'))).OverToday,
}))
