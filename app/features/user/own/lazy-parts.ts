import { lazyRouteComponent } from '@tanstack/react-router'

/** Few accounts are about to be deleted, so few pages load this. */
export const DeletionNote = lazyRouteComponent(() => import('./deletion-note.tsx'), 'DeletionNote')
