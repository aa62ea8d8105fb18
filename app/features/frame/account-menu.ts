import { lazyRouteComponent } from '@tanstack/react-router'

/** The menu of signed-in users: guests do not load it; the server waits for it when it renders a page for a user. */
export const AccountMenu = lazyRouteComponent(() => import('./parts/account-menu.tsx'), 'AccountMenu')
