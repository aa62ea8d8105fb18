import { createRandom, seedOf } from '../random.ts'

/** What one of the five buys: boots, something small, then the rest in an order of her or his own. */
export interface Build {
  boots: readonly string[]
  early: readonly string[]
  core: readonly string[]
}

const list = (text: string): string[] => text.split(',').map((each) => each.trim())
const build = (boots: string, early: string, core: string): Build => ({
  boots: list(boots),
  early: early ? list(early) : [],
  core: list(core),
})

const DOTA_SUPPORT = `Force Staff 2200, Glimmer Cape 2150, Aether Lens 2275, Ghost Scepter 1500, Solar Crest 2575,
  Spirit Vessel 2725, Pavise 1350, Holy Locket 2250, Rod of Atos 2250, Lotus Orb 3850, Aeon Disk 3000`

/** Names and prices: facts of the game, docs/decisions/152. */
const DOTA = {
  melee: build(
    'Power Treads 1400, Phase Boots 1450',
    'Wraith Band 505, Magic Wand 460',
    `Battle Fury 3900, Manta Style 4650, Black King Bar 4050, Butterfly 5450, Satanic 5050, Daedalus 5100,
    Monkey King Bar 5000, Eye of Skadi 5900, Abyssal Blade 6250, Desolator 3500, Mjollnir 5500`,
  ),
  ranged: build(
    'Power Treads 1400',
    'Wraith Band 505, Magic Wand 460',
    `Hurricane Pike 4450, Manta Style 4650, Black King Bar 4050, Butterfly 5450, Satanic 5050, Daedalus 5100,
    Monkey King Bar 5000, Eye of Skadi 5900, Desolator 3500, Mjollnir 5500`,
  ),
  caster: build(
    'Power Treads 1400, Boots of Travel 2500',
    'Null Talisman 505, Bracer 505',
    `Black King Bar 4050, Witch Blade 2775, Orchid Malevolence 3275, Aghanim's Scepter 4200, Kaya and Sange 4200,
    Scythe of Vyse 5200, Linken's Sphere 4800, Octarine Core 4900, Shiva's Guard 4500, Blink Dagger 2250`,
  ),
  offlane: build(
    'Phase Boots 1450, Arcane Boots 1500',
    'Bracer 505, Magic Wand 460',
    `Blink Dagger 2250, Blade Mail 2400, Vanguard 1700, Pipe of Insight 3725, Crimson Guard 3725, Lotus Orb 3850,
    Black King Bar 4050, Assault Cuirass 5125, Heart of Tarrasque 5100, Shiva's Guard 4500`,
  ),
  softSupport: build(
    'Arcane Boots 1500, Tranquil Boots 900',
    'Magic Wand 460, Urn of Shadows 825',
    `${DOTA_SUPPORT}, Blink Dagger 2250`,
  ),
  hardSupport: build('Tranquil Boots 900, Arcane Boots 1500', 'Magic Wand 460', `${DOTA_SUPPORT}, Mekansm 1775`),
}

const STEELCAPS = "Plated Steelcaps 1200, Mercury's Treads 1250"

const LEAGUE = {
  fighter: build(
    STEELCAPS,
    '',
    `Sundered Sky 3100, Black Cleaver 3000, Sterak's Gage 3200, Spear of Shojin 3100, Death's Dance 3300,
    Trinity Force 3333, Maw of Malmortius 3100`,
  ),
  tank: build(
    STEELCAPS,
    '',
    `Sunfire Aegis 2700, Heartsteel 3000, Jak'Sho the Protean 3200, Thornmail 2450, Spirit Visage 2700,
    Randuin's Omen 2700, Kaenic Rookern 2900, Frozen Heart 2500`,
  ),
  assassin: build(
    'Ionian Boots of Lucidity 900, Boots of Swiftness 1000',
    '',
    `Youmuu's Ghostblade 2800, Eclipse 2900, Edge of Night 3000, Hubris 3000, Opportunity 2700, Serylda's Grudge 3000,
    Profane Hydra 3200`,
  ),
  mage: build(
    "Sorcerer's Shoes 1100",
    '',
    `Luden's Companion 2850, Shadowflame 3200, Rabadon's Deathcap 3500, Zhonya's Hourglass 3250, Void Staff 3000,
    Banshee's Veil 3000, Liandry's Torment 3000`,
  ),
  marksman: build(
    "Berserker's Greaves 1100",
    '',
    `Infinity Edge 3500, Kraken Slayer 3100, Phantom Dancer 2650, Lord Dominik's Regards 3300, Bloodthirster 3400,
    Rapid Firecannon 2650, Guardian Angel 3200, Runaan's Hurricane 2650`,
  ),
  guardian: build(
    `Boots of Swiftness 1000, ${STEELCAPS}`,
    '',
    `Locket of the Iron Solari 2200, Knight's Vow 2300, Zeke's Convergence 2200, Thornmail 2450, Trailblazer 2500,
    Frozen Heart 2500`,
  ),
  enchanter: build(
    'Ionian Boots of Lucidity 900, Boots of Swiftness 1000',
    '',
    `Redemption 2250, Mikael's Blessing 2300, Ardent Censer 2200, Moonstone Renewer 2200, Staff of Flowing Water 2250,
    Shurelya's Battlesong 2200`,
  ),
}

export const DOTA_BUILDS: readonly Build[] = Object.values(DOTA)
export const LEAGUE_BUILDS: readonly Build[] = Object.values(LEAGUE)

const classesOf = <Class extends string>(lists: Partial<Record<Class, string>>): ReadonlyMap<string, Class> =>
  new Map(
    Object.entries<string | undefined>(lists).flatMap(([kind, text = '']) =>
      list(text).map((hero) => [hero, kind as Class] as const),
    ),
  )

const CHAMPIONS = classesOf<keyof typeof LEAGUE>({
  fighter: `Aatrox, Ambessa, Camille, Fiora, Gangplank, Gnar, Irelia, Jarvan IV, Jax, Lee Sin, Nocturne, Renekton, Vi,
    Viego, Wukong, Xin Zhao, Yone`,
  tank: `K'Sante, Malphite, Maokai, Ornn, Poppy, Sejuani, Sion, Alistar, Blitzcrank, Braum, Leona, Nautilus, Rell, Thresh`,
  assassin: 'Jayce, Pantheon, Pyke',
  mage: `Ahri, Akali, Anivia, Annie, Aurora, Azir, Cassiopeia, Ekko, Elise, Galio, Gragas, Gwen, Hwei, Karthus, Kennen,
    LeBlanc, Lillia, Neeko, Nidalee, Orianna, Rumble, Ryze, Swain, Sylas, Syndra, Taliyah, Viktor, Ziggs, Zoe, Zyra`,
  marksman: `Aphelios, Ashe, Caitlyn, Corki, Draven, Ezreal, Graves, Jhin, Jinx, Kai'Sa, Kalista, Kindred, Lucian,
    Miss Fortune, Samira, Senna, Sivir, Smolder, Tristana, Twitch, Varus, Xayah, Zeri`,
  enchanter: 'Bard, Karma, Lulu, Milio, Nami, Rakan, Renata Glasc',
})

/** In the order of the positions, for champions that nobody knows. */
const LEAGUE_PLACES = ['fighter', 'fighter', 'mage', 'marksman', 'guardian'] as const
const SUPPORT = 4

/** Champions buy what their class does, wherever they are played; only a tank that supports buys for the others. */
export function leagueBuild(place: number, champion: string | undefined): Build | undefined {
  const kind = CHAMPIONS.get(champion ?? '') ?? LEAGUE_PLACES[place]
  return kind && LEAGUE[kind === 'tank' && place === SUPPORT ? 'guardian' : kind]
}

/** Those who live by their attacks, wherever they are played as cores. */
const ATTACKERS = classesOf<'melee' | 'ranged'>({
  melee: `Anti-Mage, Bloodseeker, Chaos Knight, Dragon Knight, Ember Spirit, Faceless Void, Juggernaut, Kunkka, Lycan,
    Monkey King, Pangolier, Phantom Assassin, Slark, Spectre, Sven, Tiny, Ursa`,
  ranged: `Gyrocopter, Luna, Medusa, Morphling, Razor, Shadow Fiend, Sniper, Templar Assassin, Terrorblade, Weaver`,
})

const DOTA_PLACES = ['melee', 'caster', 'offlane', 'softSupport', 'hardSupport'] as const
const CORES = 2

/** In Dota 2 the position decides, and of the first two whether the hero attacks, from near or far, or casts. */
export function dotaBuild(place: number, hero: string | undefined): Build | undefined {
  const kind = (place < CORES ? ATTACKERS.get(hero ?? '') : undefined) ?? DOTA_PLACES[place]
  return kind && DOTA[kind]
}

const PLACES = 6
/** The rest of what somebody earns goes into what is used up, and is lost with the hero. */
const SPENT = 0.85

/** A player's items on a map, by what she or he has earned: the next one is bought when there is enough for it. */
export function itemsOn(build: Build, seed: readonly (string | number)[]): (gold: number) => string {
  const random = createRandom(seedOf('items', ...seed))
  const order = build.core.map((item) => ({ item, rank: random.next() })).sort((a, b) => a.rank - b.rank)
  const early = build.early.length > 0 ? [random.pick(build.early)] : []
  const wanted = [random.pick(build.boots), ...early, ...order.map(({ item }) => item)].slice(0, PLACES)
  return (gold) => {
    const bought: string[] = []
    let left = gold * SPENT
    for (const item of wanted) {
      const [, name = '', price = '0'] = /^(.*) (\d+)$/.exec(item) ?? []
      left -= Number(price)
      if (left < 0) break
      bought.push(name)
    }
    return bought.join(', ')
  }
}
