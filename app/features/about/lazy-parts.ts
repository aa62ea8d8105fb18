import { lazyRouteComponent } from '@tanstack/react-router'

/** It draws codes, which the other pages of the route do not. */
export const DownloadPage = lazyRouteComponent(() => import('./download-page.tsx'), 'DownloadPage')
