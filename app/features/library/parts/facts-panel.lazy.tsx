import { lazyRouteComponent } from '@tanstack/react-router'

export const FactsPanel = lazyRouteComponent(() => import('./facts-panel.tsx'), 'FactsPanel')
