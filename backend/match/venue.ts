import { nameIn } from '#backend/core/names.ts'
import { namesOf } from '#backend/feed/names-of.ts'
import type { Family } from '#contract/games.ts'
import type { Language } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match.ts'

const WITH_HOME_GROUND = new Set<Family>(['football', 'basketball', 'baseball', 'american_football', 'cricket'])

/** The venue of a simulated match: the home team's ground in team sports, else the league's name. */
export const venueOf = ({ home, league }: MatchRow, family: Family | undefined, lan: Language): string =>
  family && WITH_HOME_GROUND.has(family)
    ? nameIn(lan, namesOf('name_home_ground')).replace('{team}', () => home.name)
    : league.name
