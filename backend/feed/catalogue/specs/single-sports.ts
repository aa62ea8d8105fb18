import type { PeopleCulture } from '../people/cultures.ts'
import { cup, type LeagueSpec, people } from './league-spec.ts'

const tour = (
  name: string,
  abbr: string,
  tier: LeagueSpec['tier'],
  zone: string,
  roster: LeagueSpec['roster'],
  bestOf: number,
): LeagueSpec => ({ name, abbr, country: 'INT', tier, zone, roster, bestOf, isKnockout: true })

export const TENNIS: readonly LeagueSpec[] = [
  tour(
    'meridian_tour_1000',
    'MT1K',
    1,
    'Europe/Paris',
    people(32, 'spanish', 'french', 'slavic', 'german', 'english'),
    3,
  ),
  tour(
    'pacific_tour_500',
    'PT5H',
    2,
    'Asia/Shanghai',
    people(32, 'chinese', 'japanese', 'english', 'korean', 'slavic'),
    3,
  ),
  tour('americas_tour_250', 'AT25', 2, 'America/New_York', people(32, 'english', 'spanish', 'portuguese', 'slavic'), 3),
  tour(
    'challenger_circuit',
    'CHC',
    3,
    'Asia/Dubai',
    people(32, 'arabic', 'turkish', 'slavic', 'nordic', 'indian', 'german'),
    3,
  ),
  tour('grand_harbour_open', 'GHO', 1, 'Europe/Paris', cup(8, 1, 2, 3, 4), 3),
]

export const SNOOKER: readonly LeagueSpec[] = [
  tour('baize_masters', 'BZM', 1, 'Europe/London', people(24, 'english', 'chinese'), 9),
  tour('orient_snooker_classic', 'OSC', 2, 'Asia/Shanghai', people(24, 'chinese', 'english', 'arabic'), 9),
  tour('atlantic_snooker_open', 'ASO', 3, 'America/New_York', people(24, 'english', 'portuguese', 'german'), 9),
  tour('royal_baize_championship', 'RBC', 1, 'Europe/London', cup(8, 1, 2, 3), 9),
]

export const BADMINTON: readonly LeagueSpec[] = [
  tour('shuttle_world_series', 'SWS', 1, 'Asia/Shanghai', people(32, 'chinese', 'japanese', 'korean', 'indian'), 3),
  tour('nordic_shuttle_open', 'NSO', 2, 'Europe/Copenhagen', people(32, 'nordic', 'german', 'english', 'french'), 3),
  tour(
    'pan_american_shuttle_tour',
    'PST',
    3,
    'America/New_York',
    people(32, 'english', 'spanish', 'portuguese', 'chinese'),
    3,
  ),
  tour('feather_crown_open', 'FCO', 1, 'Asia/Shanghai', cup(8, 1, 2, 3), 3),
]

export const TABLE_TENNIS: readonly LeagueSpec[] = [
  tour('grand_table_series', 'GTS', 1, 'Asia/Shanghai', people(32, 'chinese', 'japanese', 'korean'), 7),
  tour('rhine_table_tennis_cup', 'RTC', 2, 'Europe/Berlin', people(32, 'german', 'french', 'nordic', 'slavic'), 7),
  tour(
    'americas_table_tennis_tour',
    'ATT',
    3,
    'America/Sao_Paulo',
    people(32, 'portuguese', 'spanish', 'english', 'japanese'),
    7,
  ),
  tour('golden_paddle_open', 'GPO', 1, 'Asia/Shanghai', cup(8, 1, 2, 3), 7),
]

/** One card an evening, of which each fighter is on about every fourth. */
const promotion = (
  name: string,
  abbr: string,
  tier: LeagueSpec['tier'],
  zone: string,
  cardHour: number,
  ...cultures: PeopleCulture[]
): LeagueSpec => ({ ...tour(name, abbr, tier, zone, people(96, ...cultures), 3), cardHour })

export const MMA: readonly LeagueSpec[] = [
  promotion('iron_octave_championship', 'IOC', 1, 'America/New_York', 22, 'english', 'portuguese', 'slavic', 'spanish'),
  promotion('rising_lotus_fights', 'RLF', 2, 'Asia/Shanghai', 10, 'chinese', 'japanese', 'korean', 'indian'),
  promotion('caucasus_fight_nights', 'CFN', 3, 'Europe/Istanbul', 16, 'turkish', 'slavic', 'arabic', 'german'),
  promotion('tasman_fight_series', 'TFS', 3, 'Pacific/Auckland', 4, 'english', 'portuguese', 'japanese', 'french'),
]

/** Game 200, every sport without rules of its own: darts. */
export const OTHER_SPORTS: readonly LeagueSpec[] = [
  tour('oche_world_series', 'OWS', 1, 'Europe/London', people(24, 'english', 'german', 'nordic', 'french'), 5),
  tour('asian_darts_circuit', 'ADC', 2, 'Asia/Tokyo', people(24, 'japanese', 'chinese', 'korean'), 5),
  tour('atlantic_darts_open', 'ADO', 3, 'America/New_York', people(24, 'english', 'spanish', 'portuguese'), 5),
  tour('bullseye_grand_prix', 'BGP', 1, 'Europe/London', cup(8, 1, 2, 3), 5),
]
