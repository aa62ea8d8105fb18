import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { LeadTableProps } from './lead-table.tsx'
import type { WinTableProps } from './win-table.tsx'
import type { WormTableProps } from './worm-table.tsx'

const load = () => import('./opened-overview-tables.ts')

/** Tables of the overview's charts, with code that is loaded when one of them is opened. */
export const LeadTable: AsyncRouteComponent<LeadTableProps> = lazyRouteComponent(load, 'LeadTable')
export const WinTable: AsyncRouteComponent<WinTableProps> = lazyRouteComponent(load, 'WinTable')
export const WormTable: AsyncRouteComponent<WormTableProps> = lazyRouteComponent(load, 'WormTable')
