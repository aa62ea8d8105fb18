import { lazyRouteComponent } from '@tanstack/react-router'

export const LazyOddsChart = lazyRouteComponent(() => import('./charts/odds-chart.tsx'), 'OddsChart')
