import { lazyRouteComponent } from '@tanstack/react-router'

export const RankingsPanel = lazyRouteComponent(() => import('./rankings-panel.tsx'), 'RankingsPanel')
