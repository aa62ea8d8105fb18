import { lazyRouteComponent } from '@tanstack/react-router'

export const SquadPlayers = lazyRouteComponent(() => import('./squad-players.tsx'), 'SquadPlayers')
