import { clubs, cup, type LeagueSpec, type TablePlaces } from './league-spec.ts'

const league = (
  name: string,
  abbr: string,
  country: string,
  tier: LeagueSpec['tier'],
  zone: string,
  roster: LeagueSpec['roster'],
  places?: TablePlaces,
): LeagueSpec => ({ name, abbr, country, tier, zone, roster, ...(places ? { places } : {}) })

/** With tables of its conferences. */
const conferences = (spec: LeagueSpec, ...groups: string[]): LeagueSpec => ({ ...spec, groups })

/** Of the top divisions of football. */
const LARGE: TablePlaces = { continental: 4, relegation: 3 }
const SMALL: TablePlaces = { continental: 3, relegation: 2 }

export const FOOTBALL: readonly LeagueSpec[] = [
  league('northern_premier_division', 'NPD', 'GB', 1, 'Europe/London', clubs('en', 18), LARGE),
  league('primera_iberica', 'PIB', 'ES', 1, 'Europe/Madrid', clubs('es', 18), LARGE),
  league('deutsche_nationalrunde', 'DNR', 'DE', 1, 'Europe/Berlin', clubs('de', 18), LARGE),
  league('ligue_hexagone', 'LHX', 'FR', 2, 'Europe/Paris', clubs('fr', 16), SMALL),
  league('liga_atlantica', 'LAT', 'BR', 1, 'America/Sao_Paulo', clubs('pt', 18), LARGE),
  conferences(
    league('continental_soccer_league', 'CSL', 'US', 2, 'America/New_York', clubs('us', 18), { playoffs: 8 }),
    'east',
    'west',
  ),
  league('liga_del_sol', 'LDS', 'MX', 3, 'America/Mexico_City', clubs('mx', 16), { playoffs: 8 }),
  league('great_rivers_super_league', 'GRL', 'CN', 2, 'Asia/Shanghai', clubs('cn', 16), SMALL),
  league('sakura_league', 'SKL', 'JP', 2, 'Asia/Tokyo', clubs('jp', 16), SMALL),
  league('desert_falcon_league', 'DFL', 'SA', 3, 'Asia/Riyadh', clubs('ar', 16), SMALL),
  league('southern_cross_championship', 'SCC', 'AU', 3, 'Australia/Sydney', clubs('au', 16), { playoffs: 6 }),
  {
    ...league('continental_crown_cup', 'CCC', 'INT', 1, 'Europe/Paris', cup(5, 1, 2, 3, 4)),
    isKnockout: true,
  },
  {
    ...league('pacific_shield', 'PSH', 'INT', 2, 'Asia/Tokyo', cup(6, 8, 9, 10)),
    isKnockout: true,
  },
]

/** By FIBA's rules: quarters of ten minutes. */
const fiba = (spec: LeagueSpec): LeagueSpec => ({ ...spec, quarterSeconds: 600 })

export const BASKETBALL: readonly LeagueSpec[] = [
  conferences(
    league('american_hardwood_league', 'AHL', 'US', 1, 'America/New_York', clubs('us', 14), { playoffs: 8 }),
    'east',
    'west',
  ),
  league('great_rivers_basketball_league', 'GRB', 'CN', 1, 'Asia/Shanghai', clubs('cn', 14), { playoffs: 8 }),
  fiba(
    league('liga_iberica_de_baloncesto', 'LIB', 'ES', 2, 'Europe/Madrid', clubs('es', 14), {
      playoffs: 8,
      relegation: 2,
    }),
  ),
  fiba(league('sakura_basketball_league', 'SBL', 'JP', 2, 'Asia/Tokyo', clubs('jp', 14), { playoffs: 8 })),
  fiba(
    league('basket_nationalrunde', 'BNR', 'DE', 2, 'Europe/Berlin', clubs('de', 14), { playoffs: 8, relegation: 2 }),
  ),
  fiba(league('basquete_atlantico', 'BAT', 'BR', 3, 'America/Sao_Paulo', clubs('pt', 14), { playoffs: 8 })),
  {
    ...fiba(league('silver_hoop_cup', 'SHC', 'INT', 1, 'Europe/Berlin', cup(8, 3, 5))),
    isKnockout: true,
  },
]

export const CRICKET: readonly LeagueSpec[] = [
  league('monsoon_twenty20', 'MT20', 'IN', 1, 'Asia/Kolkata', clubs('in', 10), { playoffs: 4 }),
  league('county_shield_t20', 'CS20', 'GB', 2, 'Europe/London', clubs('en', 10), { playoffs: 4 }),
  league('southern_cross_bash', 'SCB', 'AU', 1, 'Australia/Sydney', clubs('au', 10), { playoffs: 4 }),
]

export const BASEBALL: readonly LeagueSpec[] = [
  conferences(
    league('grand_diamond_league', 'GDL', 'US', 1, 'America/New_York', clubs('us', 12), { playoffs: 6 }),
    'east',
    'west',
  ),
  league('yakyu_sakura_league', 'YSL', 'JP', 1, 'Asia/Tokyo', clubs('jp', 12), { playoffs: 6 }),
  league('liga_beisbol_del_sol', 'LBS', 'MX', 2, 'America/Mexico_City', clubs('mx', 10), { playoffs: 4 }),
  league('liga_iberica_de_beisbol', 'LIBB', 'ES', 3, 'Europe/Madrid', clubs('es', 12)),
]

export const AMERICAN_FOOTBALL: readonly LeagueSpec[] = [
  conferences(
    league('gridiron_union', 'GRU', 'US', 1, 'America/New_York', clubs('us', 16), { playoffs: 6 }),
    'north',
    'south',
  ),
  league('europa_gridiron', 'EGR', 'DE', 3, 'Europe/Berlin', clubs('de', 12), { playoffs: 4 }),
  league('sakura_bowl_league', 'SBO', 'JP', 2, 'Asia/Tokyo', clubs('jp', 12), { playoffs: 4 }),
]

export const VOLLEYBALL: readonly LeagueSpec[] = [
  {
    ...league('superliga_atlantica_de_volei', 'SAV', 'BR', 1, 'America/Sao_Paulo', clubs('pt', 12)),
    bestOf: 5,
  },
  {
    ...league('sakura_volleyball_league', 'SVL', 'JP', 1, 'Asia/Tokyo', clubs('jp', 12)),
    bestOf: 5,
  },
  {
    ...league('volley_hexagone', 'VHX', 'FR', 2, 'Europe/Paris', clubs('fr', 12)),
    bestOf: 5,
  },
]
