import { lazyRouteComponent } from '@tanstack/react-router'

export const PlayerList = lazyRouteComponent(() => import('./player-list.tsx'), 'PlayerList')
