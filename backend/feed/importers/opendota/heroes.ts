/** Heroes of Dota 2 by number; after `=` what replays call one whose name there is not that of today. */
const HEROES = `
  1 Anti-Mage = antimage, 2 Axe, 3 Bane, 4 Bloodseeker, 5 Crystal Maiden, 6 Drow Ranger, 7 Earthshaker,
  8 Juggernaut, 9 Mirana, 10 Morphling, 11 Shadow Fiend = nevermore, 12 Phantom Lancer, 13 Puck, 14 Pudge,
  15 Razor, 16 Sand King, 17 Storm Spirit, 18 Sven, 19 Tiny, 20 Vengeful Spirit = vengefulspirit,
  21 Windranger = windrunner, 22 Zeus = zuus, 23 Kunkka, 25 Lina, 26 Lion, 27 Shadow Shaman, 28 Slardar,
  29 Tidehunter, 30 Witch Doctor, 31 Lich, 32 Riki, 33 Enigma, 34 Tinker, 35 Sniper, 36 Necrophos = necrolyte,
  37 Warlock, 38 Beastmaster, 39 Queen of Pain = queenofpain, 40 Venomancer, 41 Faceless Void,
  42 Wraith King = skeleton_king, 43 Death Prophet, 44 Phantom Assassin, 45 Pugna, 46 Templar Assassin,
  47 Viper, 48 Luna, 49 Dragon Knight, 50 Dazzle, 51 Clockwerk = rattletrap, 52 Leshrac,
  53 Nature's Prophet = furion, 54 Lifestealer = life_stealer, 55 Dark Seer, 56 Clinkz, 57 Omniknight,
  58 Enchantress, 59 Huskar, 60 Night Stalker, 61 Broodmother, 62 Bounty Hunter, 63 Weaver, 64 Jakiro,
  65 Batrider, 66 Chen, 67 Spectre, 68 Ancient Apparition, 69 Doom = doom_bringer, 70 Ursa, 71 Spirit Breaker,
  72 Gyrocopter, 73 Alchemist, 74 Invoker, 75 Silencer, 76 Outworld Devourer = obsidian_destroyer, 77 Lycan,
  78 Brewmaster, 79 Shadow Demon, 80 Lone Druid, 81 Chaos Knight, 82 Meepo, 83 Treant Protector = treant,
  84 Ogre Magi, 85 Undying, 86 Rubick, 87 Disruptor, 88 Nyx Assassin, 89 Naga Siren, 90 Keeper of the Light,
  91 Io = wisp, 92 Visage, 93 Slark, 94 Medusa, 95 Troll Warlord, 96 Centaur Warrunner = centaur,
  97 Magnus = magnataur, 98 Timbersaw = shredder, 99 Bristleback, 100 Tusk, 101 Skywrath Mage, 102 Abaddon,
  103 Elder Titan, 104 Legion Commander, 105 Techies, 106 Ember Spirit, 107 Earth Spirit,
  108 Underlord = abyssal_underlord, 109 Terrorblade, 110 Phoenix, 111 Oracle, 112 Winter Wyvern,
  113 Arc Warden, 114 Monkey King, 119 Dark Willow, 120 Pangolier, 121 Grimstroke, 123 Hoodwink,
  126 Void Spirit, 128 Snapfire, 129 Mars, 131 Ringmaster, 135 Dawnbreaker, 136 Marci, 137 Primal Beast,
  138 Muerta, 145 Kez, 155 Largo`

export interface Hero {
  /** In English, as events of the house have it. */
  name: string
  /** `npc_dota_hero_nevermore` */
  unit: string
}

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '_')

const BY_ID: ReadonlyMap<number, Hero> = new Map(
  HEROES.split(',').flatMap((entry) => {
    const [, id, name, unit] = /^\s*(\d+) ([^=]+?)(?: = (\w+))?\s*$/.exec(entry) ?? []
    return name ? [[Number(id), { name, unit: `npc_dota_hero_${unit ?? slugOf(name)}` }]] : []
  }),
)

/** A hero that came after this list was made has its number for a name. */
export const heroOf = (id: number): Hero => BY_ID.get(id) ?? { name: `Hero ${id}`, unit: '' }
