import { lazyRouteComponent } from '@tanstack/react-router'

/** The page shares its route with pages about the brand, which have no use for its code. */
export const SupportPage = lazyRouteComponent(() => import('./support-page.tsx'), 'SupportPage')
