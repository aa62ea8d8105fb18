import { lazy } from 'react'
import { loadWhenOnline } from '#app/lib/load-when-online.ts'

export const Yours = lazy(async () => ({ default: (await loadWhenOnline(() => import('./yours.tsx'))).Yours }))
