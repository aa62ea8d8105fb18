import { lazyRouteComponent } from '@tanstack/react-router'

export const Announcement = lazyRouteComponent(() => import('./announcement.tsx'), 'Announcement')
