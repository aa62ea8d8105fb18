import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { ChartRowsProps } from './chart-rows.tsx'
import type { LeadTableProps } from './page/parts/charts/lead-table.tsx'
import type { WinTableProps } from './page/parts/charts/win-table.tsx'
import type { WormTableProps } from './page/parts/charts/worm-table.tsx'
import type { EconomyTableProps } from './scoreboards/economy-table.tsx'
import type { GoldTableProps } from './scoreboards/gold-table.tsx'

const load = () => import('./opened-tables.ts')

/** Tables of charts, with code that is loaded when one of them is opened. */
export const ChartRows: AsyncRouteComponent<ChartRowsProps> = lazyRouteComponent(load, 'ChartRows')
export const LeadTable: AsyncRouteComponent<LeadTableProps> = lazyRouteComponent(load, 'LeadTable')
export const GoldTable: AsyncRouteComponent<GoldTableProps> = lazyRouteComponent(load, 'GoldTable')
export const EconomyTable: AsyncRouteComponent<EconomyTableProps> = lazyRouteComponent(load, 'EconomyTable')
export const WinTable: AsyncRouteComponent<WinTableProps> = lazyRouteComponent(load, 'WinTable')
export const WormTable: AsyncRouteComponent<WormTableProps> = lazyRouteComponent(load, 'WormTable')
