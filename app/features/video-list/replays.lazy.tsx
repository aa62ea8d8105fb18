import { lazyRouteComponent } from '@tanstack/react-router'

/** Loaders preload it where a streamer has some: the server renders a page in one go. */
export const Replays = lazyRouteComponent(() => import('./replays.tsx'), 'Replays')
