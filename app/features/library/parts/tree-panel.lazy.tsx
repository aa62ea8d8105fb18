import { lazyRouteComponent } from '@tanstack/react-router'

export const TreePanel = lazyRouteComponent(() => import('./tree-panel.tsx'), 'TreePanel')
