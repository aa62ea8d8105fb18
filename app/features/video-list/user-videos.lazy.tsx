import { lazyRouteComponent } from '@tanstack/react-router'

/** Loaders preload it: the server renders a page in one go. */
export const UserVideos = lazyRouteComponent(() => import('./user-videos.tsx'), 'UserVideos')
