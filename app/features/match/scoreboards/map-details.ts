import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { GoldLeadProps } from './gold-lead.tsx'
import type { MapPlayersProps } from './map-players.tsx'
import type { RoundEconomyProps } from './round-economy.tsx'

/** Parts of a board that are loaded when somebody opens them. */
export const MapPlayers: AsyncRouteComponent<MapPlayersProps> = lazyRouteComponent(
  () => import('./map-players.tsx'),
  'MapPlayers',
)
export const RoundEconomy: AsyncRouteComponent<RoundEconomyProps> = lazyRouteComponent(
  () => import('./round-economy.tsx'),
  'RoundEconomy',
)
export const GoldLead: AsyncRouteComponent<GoldLeadProps> = lazyRouteComponent(
  () => import('./gold-lead.tsx'),
  'GoldLead',
)
