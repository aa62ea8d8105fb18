import { lazyRouteComponent } from '@tanstack/react-router'

export const PaidLock = lazyRouteComponent(() => import('./paid-lock.tsx'), 'PaidLock')
