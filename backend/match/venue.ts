import type { Family } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'

/** How a home ground is called where nothing better is known. */
const GROUNDS: Readonly<Record<string, string>> = {
  en_US: '{} Ground',
  zh_CN: '{}主场',
  zh_tw: '{}主場',
  jp: '{}ホームグラウンド',
  ar: 'ملعب {}',
}

const WITH_HOME_GROUND = new Set<Family>(['football', 'basketball', 'baseball', 'american_football', 'cricket'])

/** Where it is played: the home side's ground in team sports, else the stage of the league. */
export const venueOf = ({ home, league }: MatchRow, family: Family | undefined, lan: string): string =>
  family && WITH_HOME_GROUND.has(family) ? (GROUNDS[lan] ?? '{} Ground').replace('{}', () => home.name) : league.name
