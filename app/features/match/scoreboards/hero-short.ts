/** Names of one long word, and of two that players say as letters, by what is said instead. */
const SHORT: Readonly<Record<string, string>> = {
  'Ancient Apparition': 'AA',
  Beastmaster: 'Beast',
  Blitzcrank: 'Blitz',
  Bloodseeker: 'Seeker',
  Brewmaster: 'Brew',
  Bristleback: 'Bristle',
  Cassiopeia: 'Cassio',
  'Centaur Warrunner': 'Centaur',
  Clockwerk: 'Clock',
  Dawnbreaker: 'Dawn',
  Earthshaker: 'Shaker',
  Enchantress: 'Ench',
  Florentino: 'Floren',
  Gangplank: 'GP',
  Gatotkaca: 'Gatot',
  Grimstroke: 'Grim',
  Gyrocopter: 'Gyro',
  Juggernaut: 'Jugg',
  Morphling: 'Morph',
  Pangolier: 'Pango',
  Shangguan: 'Wan’er',
  Terrorblade: 'TB',
  Tidehunter: 'Tide',
  Timbersaw: 'Timber',
  'Treant Protector': 'Treant',
  Windranger: 'Wind',
}

/** How a hero is called where a word of nine letters does not fit. */
export const heroShort = (name: string): string => (Object.hasOwn(SHORT, name) ? SHORT[name] : undefined) ?? name
