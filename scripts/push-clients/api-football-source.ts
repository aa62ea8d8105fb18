import { type } from '#contract/ark.ts'

const Id = type('1 <= number.integer < 10000000000')
const Text = type('string <= 120')
const Goals = type('0 <= number.integer <= 99 | null')
const Team = type({ id: Id, name: '1 <= string <= 120', 'winner?': 'boolean | null' })
const Person = type({ 'id?': Id.or('null'), 'name?': Text.or('null') })
const Member = type({
  player: {
    id: Id,
    name: '1 <= string <= 120',
    'number?': '0 <= number.integer <= 999 | null',
    'pos?': 'string | null',
  },
})
const Members = Member.array().atMostLength(40)

const SourceEvent = type({
  time: { elapsed: '-10 <= number.integer <= 200', 'extra?': '0 <= number.integer <= 60 | null' },
  team: { id: Id },
  player: Person,
  assist: Person,
  type: Text,
  detail: Text,
  'comments?': 'string | null',
})
export type SourceEvent = typeof SourceEvent.infer

const Fixture = type({
  fixture: {
    id: Id,
    /** Seconds since the epoch. */
    timestamp: '1000000000 <= number.integer < 10000000000',
    status: { short: '1 <= string <= 8', 'elapsed?': 'number | null' },
  },
  league: { id: Id, name: '1 <= string <= 120', season: '1900 <= number.integer <= 2200', 'round?': 'string | null' },
  teams: { home: Team, away: Team },
  goals: { home: Goals, away: Goals },
  'score?': { 'extratime?': type({ home: Goals }).or('null') },
  'events?': SourceEvent.array().atMostLength(300),
  'lineups?': type({ team: { id: Id }, startXI: Members, substitutes: Members })
    .array()
    .atMostLength(2),
})
export type SourceFixture = typeof Fixture.infer

/** `GET /fixtures?id=<id>` of API-Football, version 3. What is not named here is not read. */
export const FixtureAnswer = type({ response: Fixture.array().atLeastLength(1).atMostLength(1) })
