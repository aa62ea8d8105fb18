import { lazyRouteComponent } from '@tanstack/react-router'

export const Locked = lazyRouteComponent(() => import('./locked.tsx'), 'Locked')
