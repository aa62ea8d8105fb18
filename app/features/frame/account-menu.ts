import { lazyRouteComponent } from '@tanstack/react-router'

/** The menu of the signed-in: guests do not load it; a page rendered for a user waits for it. */
export const AccountMenu = lazyRouteComponent(() => import('./parts/account-menu.tsx'), 'AccountMenu')
