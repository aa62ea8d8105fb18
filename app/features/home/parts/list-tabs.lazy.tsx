import { lazy } from 'react'

export const ListTabs = lazy(async () => ({ default: (await import('./list-tabs.tsx')).ListTabs }))
