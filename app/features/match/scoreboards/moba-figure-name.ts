import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'

/** Those of `statName` that a MOBA's board has: the words of all sports' statistics are not loaded for them. */
const FIGURES: Readonly<Record<string, () => string>> = {
  abyssal_dragons: m.match_stat_abyssal_dragons,
  barons: m.match_stat_barons,
  barracks: m.match_stat_barracks,
  dark_slayers: m.match_stat_dark_slayers,
  dragons: m.match_stat_dragons,
  gold: m.match_stat_gold,
  heralds: m.match_stat_heralds,
  inhibitors: m.match_stat_inhibitors,
  lords: m.match_stat_lords,
  overlords: m.match_stat_overlords,
  roshans: m.match_stat_roshans,
  towers: m.match_stat_towers,
  turtles: m.match_stat_turtles,
  tyrants: m.match_stat_tyrants,
}

/** The name of gold, towers and the monsters of a MOBA, by their keys. */
export const mobaFigureName = (key: string): string => labelOf(FIGURES, key)
