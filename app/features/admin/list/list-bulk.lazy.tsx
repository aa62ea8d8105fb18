import { lazy } from 'react'
import type { ListBulk as Bulk } from './list-bulk.tsx'

export const ListBulk = lazy(() =>
  import('./list-bulk.tsx').then((module) => ({ default: module.ListBulk })),
) as typeof Bulk
