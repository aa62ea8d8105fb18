import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { EconomyTableProps } from './economy-table.tsx'
import type { GoldTableProps } from './gold-table.tsx'

const load = () => import('./opened-map-tables.ts')

/** Tables of a map's pictures, with code that is loaded when one of them is opened. */
export const EconomyTable: AsyncRouteComponent<EconomyTableProps> = lazyRouteComponent(load, 'EconomyTable')
export const GoldTable: AsyncRouteComponent<GoldTableProps> = lazyRouteComponent(load, 'GoldTable')
