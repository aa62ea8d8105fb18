import type { Names } from '#backend/core/names.ts'
import { abbreviate } from '../../catalogue/abbreviations.ts'
import { crestOf } from '../../catalogue/crests.ts'
import { hasName, namesOf } from '../../names-of.ts'
import type { ImportedTeam } from '../imported-season.ts'
import { teamId } from '../stable-id.ts'

/**
 * National teams: FIFA's code, the country (`-`: its name is a message), two colours of its shirt, and what the source calls it.
 */
const NATIONS = `
ALB AL d0202d 1a1a1a Albania
ALG DZ 0b7a3b ffffff Algeria
ANG AO c8102e 1a1a1a Angola
ARG AR 6cace4 ffffff Argentina
AUS AU f2b705 0b5d3b Australia
AUT AT c8102e ffffff Austria
BEL BE c8102e 1a1a1a Belgium
BIH BA 1d3f8f f2c500 Bosnia & Herzegovina|Bosnia-Herzegovina
BOL BO 0b7a3b ffffff Bolivia
BRA BR f7d117 0b7a3b Brazil
BUL BG ffffff 0b7a3b Bulgaria
CAN CA c8102e ffffff Canada
CHI CL c8102e 1d3f8f Chile
CHN CN c8102e f7d117 China
CIV CI f77f00 ffffff Ivory Coast|Côte d'Ivoire
CMR CM 0b7a3b c8102e Cameroon
COD CD 1d7fd1 c8102e DR Congo
COL CO f7d117 1d3f8f Colombia
CPV CV 1d3f8f c8102e Cape Verde
CRC CR c8102e 1d3f8f Costa Rica
CRO HR c8102e ffffff Croatia
CUB CU c8102e 1d3f8f Cuba
CUW CW 1d3f8f f7d117 Curaçao
CZE CZ c8102e 1d3f8f Czech Republic
DEN DK c8102e ffffff Denmark
ECU EC f7d117 1d3f8f Ecuador
EGY EG c8102e 1a1a1a Egypt
ENG - ffffff 1d3f8f England
ESP ES c8102e f7d117 Spain
FIN FI ffffff 1d3f8f Finland
FRA FR 1d2f6f ffffff France
GEO GE ffffff c8102e Georgia
GER DE ffffff 1a1a1a Germany
GHA GH ffffff 1a1a1a Ghana
GRE GR 1d5fb0 ffffff Greece
HAI HT 1d3f8f c8102e Haiti
HON HN ffffff 1d5fb0 Honduras
HUN HU c8102e 0b7a3b Hungary
IRL IE 0b7a3b ffffff Ireland
IRN IR ffffff c8102e Iran
IRQ IQ 0b7a3b ffffff Iraq
ISL IS 1d3f8f c8102e Iceland
ISR IL 1d5fb0 ffffff Israel
ITA IT 1d5fb0 ffffff Italy
JAM JM f7d117 0b7a3b Jamaica
JOR JO c8102e ffffff Jordan
JPN JP 1d2f8f ffffff Japan
KOR KR c8102e 1a1a1a South Korea
KSA SA 0b7a3b ffffff Saudi Arabia
KUW KW 1d5fb0 ffffff Kuwait
MAR MA c8102e 0b7a3b Morocco
MEX MX 0b7a3b ffffff Mexico
MKD MK c8102e f7d117 North Macedonia
NED NL f36c21 ffffff Netherlands
NGA NG 0b7a3b ffffff Nigeria
NIR - 0b7a3b ffffff Northern Ireland
NOR NO c8102e 1d3f8f Norway
NZL NZ ffffff 1a1a1a New Zealand
PAN PA c8102e ffffff Panama
PAR PY c8102e ffffff Paraguay
PER PE ffffff c8102e Peru
POL PL ffffff c8102e Poland
POR PT a5122a 0b7a3b Portugal
PRK KP c8102e ffffff North Korea
QAT QA 7a1236 ffffff Qatar
ROU RO f7d117 1d3f8f Romania
RSA ZA f7d117 0b7a3b South Africa
RUS RU c8102e ffffff Russia
SCO - 14234f ffffff Scotland
SEN SN ffffff 0b7a3b Senegal
SLV SV 1d5fb0 ffffff El Salvador
SRB RS c8102e ffffff Serbia
SUI CH c8102e ffffff Switzerland
SVK SK 1d5fb0 ffffff Slovakia
SVN SI ffffff 1d7fd1 Slovenia
SWE SE f7d117 1d5fb0 Sweden
TOG TG f7d117 0b7a3b Togo
TRI TT c8102e 1a1a1a Trinidad and Tobago
TUN TN ffffff c8102e Tunisia
TUR TR c8102e ffffff Turkey
UAE AE ffffff c8102e United Arab Emirates
UKR UA f7d117 1d5fb0 Ukraine
URU UY 6cace4 1a1a1a Uruguay
USA US ffffff 1d2f6f USA|United States
UZB UZ ffffff 1d7fd1 Uzbekistan
WAL - c8102e 0b7a3b Wales
FRG - ffffff 1a1a1a West Germany
GDR - ffffff 1d5fb0 East Germany
TCH - c8102e 1d3f8f Czechoslovakia
URS - c8102e ffffff Soviet Union
YUG - 1d3f8f ffffff Yugoslavia
`

interface Nation {
  code: string
  names: Names
  colours: { primary: string; secondary: string }
}

const TAGS = { zh_CN: 'zh-Hans', zh_tw: 'zh-Hant', jp: 'ja', ar: 'ar' } as const

/** The source's name in English; in other languages what the country is called in a list. */
function namesOfCountry(country: string, name: string): Names {
  const inTag = (tag: string) => new Intl.DisplayNames([tag], { type: 'region', style: 'short' }).of(country) ?? name
  return {
    en_US: name,
    zh_CN: inTag(TAGS.zh_CN),
    zh_tw: inTag(TAGS.zh_tw),
    jp: inTag(TAGS.jp),
    ar: inTag(TAGS.ar),
  }
}

function namesOfNation(country: string, name: string): Names {
  if (country !== '-') return namesOfCountry(country, name)
  const key = `name_nation_${name.toLowerCase().replaceAll(' ', '_')}`
  return hasName(key) ? namesOf(key) : { en_US: name, zh_CN: name }
}

const nations = new Map(
  NATIONS.trim()
    .split('\n')
    .flatMap((line) => {
      const [, code = '', country = '', primary = '', secondary = '', called = ''] =
        /^(\S+) (\S+) (\S+) (\S+) (.+)$/.exec(line) ?? []
      const names = called.split('|')
      return names.map(
        (name) =>
          [
            name,
            (): Nation => ({
              code,
              names: namesOfNation(country, names[0] ?? name),
              colours: { primary: `#${primary}`, secondary: `#${secondary}` },
            }),
          ] as const,
      )
    }),
)

/** What stands for a team in all tournaments, however a file spells it. */
export const nationKey = (name: string): string => nations.get(name)?.().code ?? name

/** The national teams of a tournament, each once, in the order of their names. One that is not listed has its name alone. */
export function nationalTeams(names: readonly string[]): ImportedTeam[] {
  const listed = [...new Set(names)].sort()
  const abbrs = abbreviate(listed)
  const teams = listed.map((name, at): ImportedTeam => {
    const nation = nations.get(name)?.()
    const key = `openfootball:nation:${nationKey(name)}`
    return {
      id: teamId(key),
      names: nation?.names ?? { en_US: name, zh_CN: name },
      abbr: nation?.code ?? abbrs[at] ?? 'TBD',
      crest: { ...crestOf(key), ...nation?.colours },
    }
  })
  return [...new Map(teams.map((team) => [team.id, team])).values()]
}

export const nationId = (name: string): number => teamId(`openfootball:nation:${nationKey(name)}`)
