import { lazy } from 'react'

export const OverToday = lazy(async () => ({ default: (await import('./over-today.tsx')).OverToday }))
