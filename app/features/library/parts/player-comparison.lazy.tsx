import { lazyRouteComponent } from '@tanstack/react-router'

export const PlayerComparison = lazyRouteComponent(() => import('./player-comparison.tsx'), 'PlayerComparison')
