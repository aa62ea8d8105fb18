import { lazy } from 'react'

export const Yours = lazy(async () => ({ default: (await import('./yours.tsx')).Yours }))
