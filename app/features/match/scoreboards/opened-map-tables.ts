// The tables of a map's pictures: one script, loaded when the first of them is opened.
export { EconomyTable } from './economy-table.tsx'
export { GoldTable } from './gold-table.tsx'
