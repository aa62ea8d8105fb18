import { lazyRouteComponent } from '@tanstack/react-router'

export const LazyShotMap = lazyRouteComponent(() => import('./charts/shot-map.tsx'), 'ShotMap')
