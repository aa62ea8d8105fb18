import { lazyRouteComponent } from '@tanstack/react-router'

/** Two of the centre's pages have it, the others do not load it. Their loaders preload it: the server renders a page in one go. */
export const Cover = lazyRouteComponent(() => import('./cover.tsx'), 'Cover')
