import { m } from '#app/paraglide/messages.js'

/** Weapons with a common word for a name; all others have the name their maker gave them in every language. */
const WEAPONS: Readonly<Record<string, () => string>> = {
  'HE Grenade': m.match_weapon_he_grenade,
  'Frag Grenade': m.match_weapon_frag_grenade,
  Longsword: m.match_weapon_longsword,
  Katana: m.match_weapon_katana,
  Greatsword: m.match_weapon_greatsword,
  Spear: m.match_weapon_spear,
  Dagger: m.match_weapon_dagger,
  Polesword: m.match_weapon_polesword,
  Bow: m.match_weapon_bow,
  Musket: m.match_weapon_musket,
  Swarm: m.match_weapon_swarm,
}

/** A weapon by the English name that feeds send. */
export const weaponName = (name: string): string =>
  (Object.hasOwn(WEAPONS, name) ? WEAPONS[name]?.() : undefined) ?? name
