import { lazy } from 'react'
import { loadWhenOnline } from '#app/lib/load-when-online.ts'

export const ListTabs = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./list-tabs.tsx'))).ListTabs,
}))
