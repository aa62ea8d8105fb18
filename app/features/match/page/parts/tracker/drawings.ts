import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { Family } from '#contract/games.ts'
import type { DrawingProps } from './drawing.tsx'

/** One drawing for each family, loaded with the tracker; each is named in scripts/areas.ts too. */
export const DRAWINGS: Partial<Record<Family, AsyncRouteComponent<DrawingProps>>> = {
  football: lazyRouteComponent(() => import('./football.tsx'), 'Drawing'),
  basketball: lazyRouteComponent(() => import('./basketball.tsx'), 'Drawing'),
  tennis: lazyRouteComponent(() => import('./tennis.tsx'), 'Drawing'),
  baseball: lazyRouteComponent(() => import('./baseball.tsx'), 'Drawing'),
  cricket: lazyRouteComponent(() => import('./cricket.tsx'), 'Drawing'),
  american_football: lazyRouteComponent(() => import('./american-football.tsx'), 'Drawing'),
}
