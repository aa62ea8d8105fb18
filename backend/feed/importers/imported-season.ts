import { type } from '#contract/ark.ts'
import { Crest } from '#contract/entities.ts'
import { CupRound } from '#contract/match-row.ts'

/** No control characters, and none that turn the direction of the text around them. */
const NAME = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]{1,120}$/u
const Names = type({ en_US: NAME, zh_CN: NAME, 'zh_tw?': NAME, 'jp?': NAME, 'ar?': NAME })

/** One line of a log as a feed sends it; `seq` counts from 1 without gaps. */
export const FeedEvent = type({
  seq: '1 <= number.integer <= 100000',
  at: 'string.date.iso',
  type: '1 <= string <= 40',
  'clock?': 'number.integer >= 0',
  'side?': "'home' | 'away'",
  'player?': 'number.integer',
  'other?': 'number.integer',
  'data?': { '[string]': 'number | string | boolean' },
})

/** A player of a match's line-up, as `SquadMember`. */
const Member = type({
  id: 'number.integer',
  number: '0 <= number.integer <= 999',
  position: '1 <= string <= 30',
  isStarter: 'boolean',
  'isCaptain?': 'boolean',
})
const Squads = type({ home: Member.array().atMostLength(60), away: Member.array().atMostLength(60) })

/** The output of every importer: one season of one league, with stable ids. */
export const ImportedSeason = type({
  /** `openfootball:en.1:2025-26` */
  key: '1 <= string <= 100',
  gameId: 'number.integer',
  season: '1 <= string <= 20',
  league: {
    id: '900000 <= number.integer < 9007199254740992',
    names: Names,
    abbr: '1 <= string <= 8',
    country: '2 <= string <= 3',
    tier: '1 <= number.integer <= 9',
  },
  teams: type({
    id: '900000000 <= number.integer < 9007199254740992',
    names: Names,
    'shortNames?': Names,
    abbr: 'string <= 4',
    crest: Crest,
  }).array(),
  /** Those whom line-ups and events name. */
  'people?': type({ id: '900000000000 <= number.integer < 9007199254740992', names: Names }).array(),
  matches: type({
    id: '900000000000 <= number.integer < 9007199254740992',
    sourceKey: '1 <= string <= 300',
    'round?': 'number.integer',
    /** The group in which it is played: `A`. */
    'group?': '1 <= string <= 20',
    /** Who loses is out. Rounds of such matches follow one another. */
    'isKnockout?': 'true',
    /** What the round of a knock-out is called. */
    'cupRound?': CupRound,
    /** Milliseconds since the epoch. */
    startsAt: 'number.integer',
    /** The source gives only the day. */
    'isTimeUnknown?': 'boolean',
    homeId: 'number.integer',
    awayId: 'number.integer',
    /** Maps, sets, frames or games at most. */
    'bestOf?': '1 <= number.integer <= 99',
    /** Absent: nobody is known. */
    'squads?': Squads,
    /** The stored match that this one plays again. It counts in no table, form or plan. */
    'replayOf?': 'number.integer',
    events: FeedEvent.array(),
  }).array(),
})

export type ImportedSeason = typeof ImportedSeason.infer
export type ImportedPerson = NonNullable<ImportedSeason['people']>[number]
export type ImportedTeam = ImportedSeason['teams'][number]
export type ImportedMatch = ImportedSeason['matches'][number]
