import { channelUrl } from '#backend/media/channels.ts'
import { simulatedRoomId } from '#backend/room/room-id.ts'
import type { NewRoom } from '#backend/room/simulated-rooms.store.ts'
import { type Game, gameById } from '#contract/games.ts'
import type { Fixture } from './calendar/fixtures.ts'
import { leagueById } from './catalogue/leagues.ts'
import { namesOf } from './names-of.ts'
import { createRandom, seedOf } from './random.ts'
import { SIMULATED_ANCHORS, type SimulatedAnchor } from './simulated-anchors.ts'

const gameOf = (gameId: number): Pick<Game, 'code' | 'family'> => gameById(gameId) ?? { code: '', family: 'games' }

/** Simulated rooms show the built-in test channel with the ground of their game, as two sources. */
function sampleSources(gameId: number): NewRoom['sources'] {
  const game = gameOf(gameId)
  return [
    { id: 'main', kind: 'sample', label: 'main', url: channelUrl('sample-a', game), priority: 2 },
    { id: 'backup', kind: 'sample', label: 'backup', url: channelUrl('sample-b', game), priority: 1 },
  ]
}

/** For members a line with less delay, for SVIP members one with still less (`partHoldBackOf`). */
const memberSources = (gameId: number): NewRoom['sources'] => [
  {
    id: 'members',
    kind: 'sample',
    url: channelUrl('member-a', gameOf(gameId)),
    access: 'vip',
    isLowLatency: true,
  },
  { id: 'svip', kind: 'sample', url: channelUrl('member-b', gameOf(gameId)), access: 'svip', priority: -1 },
]

/** The lines of a room for members, each only at an address with a key. */
const exclusiveSources = (gameId: number): NewRoom['sources'] => [
  { id: 'main', kind: 'sample', label: 'main', url: channelUrl('member-c', gameOf(gameId)), priority: 2 },
  ...memberSources(gameId),
]

type MemberTier = 'vip' | 'svip'

/** By the tier of the league: the largest matches are for everybody. */
const EXCLUSIVE_CHANCE = { 1: 0, 2: 0.1, 3: 0.3 } as const
const EXCLUSIVE_TO_SVIP_CHANCE = 0.25

/** For whom a match is; undefined: everybody. */
function exclusiveTo({ matchId, leagueId, isForEverybody }: Fixture): MemberTier | undefined {
  if (isForEverybody) return undefined
  const random = createRandom(seedOf('exclusive', matchId))
  if (!random.chance(EXCLUSIVE_CHANCE[leagueById(leagueId)?.tier ?? 1])) return undefined
  return random.chance(EXCLUSIVE_TO_SVIP_CHANCE) ? 'svip' : 'vip'
}

const SECOND_ROOM_CHANCE = 0.35

function anchorsOf(matchId: number): SimulatedAnchor[] {
  const [first] = SIMULATED_ANCHORS.slice(seedOf('anchor', matchId) % SIMULATED_ANCHORS.length)
  if (!first) return []
  const random = createRandom(seedOf('second room', matchId))
  const others = SIMULATED_ANCHORS.filter(({ language }) => language !== first.language)
  return random.chance(SECOND_ROOM_CHANCE) ? [first, random.pick(others)] : [first]
}

/** Rooms of a simulated match, the main one first: none without a stream, sometimes two in different languages. */
export function roomsOfFixture(fixture: Fixture): NewRoom[] {
  const { matchId, gameId, startsAt, hasStream } = fixture
  if (!hasStream) return []
  const access = exclusiveTo(fixture)
  return anchorsOf(matchId).map(({ id, language }, place) => ({
    id: simulatedRoomId(matchId, place),
    anchorId: id,
    matchId,
    gameId,
    language,
    priority: -place,
    startsAt,
    ...(access === undefined ? { sources: sampleSources(gameId) } : { access, sources: exclusiveSources(gameId) }),
  }))
}

/** An invented start of the rooms that are always live. */
const CHANNELS_SINCE = Date.UTC(2026, 0, 1)

const channel = (
  id: number,
  anchorId: number,
  gameId: number,
  language: string,
  name: string,
  access?: MemberTier,
): NewRoom => ({
  id,
  anchorId,
  gameId,
  language,
  title: namesOf(`name_room_${name}`),
  state: 'live',
  startedAt: CHANNELS_SINCE,
  ...(access === undefined
    ? { sources: [...sampleSources(gameId), ...memberSources(gameId)] }
    : { access, sources: exclusiveSources(gameId) }),
})

/**
 * Rooms without a match that are always live, each kind once of a sport and once of an esport, for brands with only one
 * kind: for everybody, for VIP members and for SVIP members.
 */
export const CHANNEL_ROOMS: readonly NewRoom[] = [
  channel(1, 3, 202, 'en_US', 'football'),
  channel(2, 2, 1, 'zh_CN', 'league_of_legends'),
  channel(3, 9, 202, 'en_US', 'football_vip', 'vip'),
  channel(4, 5, 1, 'zh_CN', 'league_of_legends_vip', 'vip'),
  channel(5, 10, 201, 'zh_CN', 'basketball_svip', 'svip'),
  channel(6, 4, 2, 'en_US', 'counter_strike_svip', 'svip'),
]
