import type { Names } from '#backend/core/names.ts'
import { abbreviate } from '../../catalogue/abbreviations.ts'
import { crestOf } from '../../catalogue/crests.ts'
import { hasName, namesOf } from '../../names-of.ts'
import type { ImportedTeam } from '../imported-season.ts'
import { narrowId } from '../stable-id.ts'
import type { SourceLeague } from './leagues.ts'

const FIRST_TEAM_ID = 900_000_000

/**
 * The source sometimes shortens a guest's name (`Leicester City`, `AFC`). A name that never plays at home and
 * begins exactly one that does is that club; any other name stands for itself.
 */
export function clubNames(matches: readonly { team1: string; team2: string }[]): (name: string) => string {
  const hosts = new Set(matches.map((match) => match.team1))
  const known = new Map<string, string>()
  return (name) => {
    if (hosts.has(name)) return name
    const found = known.get(name)
    if (found) return found
    const longer = [...hosts].filter((host) => host.startsWith(`${name} `))
    const club = longer.length === 1 ? (longer[0] ?? name) : name
    known.set(name, club)
    return club
  }
}

const LEGAL_FORMS =
  /^(1\.|[A-Z]{2,4}|Real|Club|Sporting|Sport)\s+(?=\S)|\s+(FC|AFC|CF|CFC|SV|BC|OSC|SC|SCO|AC|Calcio|\d{2,4})\b/g

/** The end of a club's message key: `FC Bayern München` → `fc_bayern_munchen`. */
const wordOf = (club: string) =>
  club
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

/** A club's names from messages (`name_real_club_...`); the source's name in English and where there is no message. */
function namesOfClub(club: string): Names {
  const key = `name_real_club_${wordOf(club)}`
  return hasName(key) ? { ...namesOf(key), en_US: club } : { en_US: club, zh_CN: club }
}

/** What a fan leaves out: `1. FC Köln` is Köln, `Real Madrid CF` Real Madrid. */
const UNSPOKEN =
  /^(?:1\. )?(?:[A-Z]{2,4} )?(?:\d{4} )?(?=\S)| (?:FC|AFC|CF|CFC|SV|BC|OSC|SC|SCO|AC|Calcio|\d{2,4})(?!\S)/g
const spokenName = (club: string) => club.replace(UNSPOKEN, '')

/** The spoken name, where another club of the season has not the same, and the names of the source's messages as they are. */
function shortNamesOf(club: string, clubs: readonly string[], names: Names): Names | undefined {
  const short = spokenName(club)
  if (short === club || clubs.some((other) => other !== club && spokenName(other) === short)) return undefined
  return { ...names, en_US: short, ...(names.zh_CN === club ? { zh_CN: short } : {}) }
}

/** The clubs of a season, each once, in the order of their names. */
export function teamsOf(league: SourceLeague, names: readonly string[]): ImportedTeam[] {
  const clubs = [...new Set(names)].sort()
  const abbrs = abbreviate(clubs.map((club) => club.replace(LEGAL_FORMS, '').trim() || club))
  return clubs.map((club, at) => {
    const key = `${league.country}:${club}`
    const names = namesOfClub(club)
    const shortNames = shortNamesOf(club, clubs, names)
    return {
      id: FIRST_TEAM_ID + narrowId(key),
      names,
      ...(shortNames ? { shortNames } : {}),
      abbr: club.length <= 3 ? club : (abbrs[at] ?? 'TBD'),
      crest: crestOf(key),
    }
  })
}
