import { m } from '#app/paraglide/messages.js'

/** Races and classes have a word in every language; characters keep the name their maker gave them. */
const PICKS: Readonly<Record<string, () => string>> = {
  terran: m.match_pick_terran,
  zerg: m.match_pick_zerg,
  protoss: m.match_pick_protoss,
  human: m.match_pick_human,
  orc: m.match_pick_orc,
  undead: m.match_pick_undead,
  night_elf: m.match_pick_night_elf,
  death_knight: m.match_pick_death_knight,
  demon_hunter: m.match_pick_demon_hunter,
  druid: m.match_pick_druid,
  hunter: m.match_pick_hunter,
  mage: m.match_pick_mage,
  paladin: m.match_pick_paladin,
  priest: m.match_pick_priest,
  rogue: m.match_pick_rogue,
  shaman: m.match_pick_shaman,
  warlock: m.match_pick_warlock,
  warrior: m.match_pick_warrior,
}

/** The race, class or character that a side plays: `night_elf` is "Night Elf", `Ryu` stays. */
export const pickName = (pick: string): string => (Object.hasOwn(PICKS, pick) ? PICKS[pick]?.() : undefined) ?? pick
