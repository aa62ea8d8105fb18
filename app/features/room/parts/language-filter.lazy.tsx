import { lazy } from 'react'

export const LanguageFilter = lazy(async () => ({ default: (await import('./language-filter.tsx')).LanguageFilter }))
