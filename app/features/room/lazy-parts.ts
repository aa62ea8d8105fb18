import { lazyRouteComponent } from '@tanstack/react-router'

/** What stands in a room's place without a picture. Most rooms that are opened are live, so it is loaded on demand. */
export const OffStage = lazyRouteComponent(() => import('./parts/off-stage.tsx'), 'OffStage')
/** Line-ups beside the player: at once only for visitors who hide scores. */
export const RoomLineup = lazyRouteComponent(() => import('./parts/room-lineup.tsx'), 'RoomLineup')
