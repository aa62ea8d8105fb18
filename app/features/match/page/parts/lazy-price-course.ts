import { lazyRouteComponent } from '@tanstack/react-router'

export const LazyPriceCourse = lazyRouteComponent(() => import('./charts/price-course.tsx'), 'PriceCourse')
