import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { DraftTilesProps } from './draft-tiles.tsx'
import type { GoldLeadProps } from './gold-lead.tsx'
import type { MapPlayersProps } from './map-players.tsx'
import type { ObjectivesProps } from './objectives.tsx'
import type { RoundEconomyProps } from './round-economy.tsx'
import type { RoundStripProps } from './round-strip.tsx'
import type { RoundsNowProps } from './rounds-now.tsx'

/**
 * Parts of a board with code of their own, loaded after the page's: the server renders the one that is open at first.
 */
export const DraftTiles: AsyncRouteComponent<DraftTilesProps> = lazyRouteComponent(
  () => import('./draft-tiles.tsx'),
  'DraftTiles',
)
export const RoundStrip: AsyncRouteComponent<RoundStripProps> = lazyRouteComponent(
  () => import('./round-strip.tsx'),
  'RoundStrip',
)
export const RoundsNow: AsyncRouteComponent<RoundsNowProps> = lazyRouteComponent(
  () => import('./rounds-now.tsx'),
  'RoundsNow',
)
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
export const Objectives: AsyncRouteComponent<ObjectivesProps> = lazyRouteComponent(
  () => import('./objectives.tsx'),
  'Objectives',
)
