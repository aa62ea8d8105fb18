import { lazyRouteComponent } from '@tanstack/react-router'

const load = () => import('./map-tables.tsx')
export const PlayerMaps = lazyRouteComponent(load, 'PlayerMaps')
export const PlayerWeapons = lazyRouteComponent(load, 'PlayerWeapons')
export const SquadMaps = lazyRouteComponent(load, 'SquadMaps')
