import { lazyRouteComponent } from '@tanstack/react-router'

export const SquadMatches = lazyRouteComponent(() => import('./squad-matches.tsx'), 'SquadMatches')
