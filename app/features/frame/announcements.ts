import { lazyRouteComponent } from '@tanstack/react-router'

/** The bar below the header: its code comes with a page that has something to say, or later. */
export const Announcements = lazyRouteComponent(() => import('../announcement/announcements.tsx'), 'Announcements')
