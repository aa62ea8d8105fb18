import { lazyRouteComponent } from '@tanstack/react-router'

export const PlayerPicks = lazyRouteComponent(() => import('./player-picks.tsx'), 'PlayerPicks')
