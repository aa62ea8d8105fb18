// The tables of the overview's charts: one script, loaded when the first of them is opened.
export { LeadTable } from './lead-table.tsx'
export { WinTable } from './win-table.tsx'
export { WormTable } from './worm-table.tsx'
