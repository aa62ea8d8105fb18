import { lazyRouteComponent } from '@tanstack/react-router'

/** Not among a page's first scripts: the server draws them, and their code comes when they are seen. */
export const LazyOverviewCharts = lazyRouteComponent(() => import('./charts/overview-charts.tsx'), 'OverviewCharts')
