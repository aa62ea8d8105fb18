// The tables of charts: one script, loaded when the first of them is opened.
export { ChartRows } from './chart-rows.tsx'
export { LeadTable } from './page/parts/charts/lead-table.tsx'
export { WinTable } from './page/parts/charts/win-table.tsx'
export { WormTable } from './page/parts/charts/worm-table.tsx'
export { EconomyTable } from './scoreboards/economy-table.tsx'
export { GoldTable } from './scoreboards/gold-table.tsx'
