import { channelUrl } from '#backend/media/channels.ts'
import { simulatedRoomId } from '#backend/room/room-id.ts'
import type { NewRoom } from '#backend/room/simulated-rooms.store.ts'
import { type Game, gameById } from '#contract/games.ts'
import type { Fixture } from './calendar/fixtures.ts'
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

/** For members a line with less delay, for SVIP members another one of their own. */
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

const SECOND_ROOM_CHANCE = 0.35

function anchorsOf(matchId: number): SimulatedAnchor[] {
  const [first] = SIMULATED_ANCHORS.slice(seedOf('anchor', matchId) % SIMULATED_ANCHORS.length)
  if (!first) return []
  const random = createRandom(seedOf('second room', matchId))
  const others = SIMULATED_ANCHORS.filter(({ language }) => language !== first.language)
  return random.chance(SECOND_ROOM_CHANCE) ? [first, random.pick(others)] : [first]
}

/** Rooms of a simulated match, the main one first: none without a stream, sometimes two in different languages. */
export function roomsOfFixture({ matchId, gameId, startsAt, hasStream }: Fixture): NewRoom[] {
  if (!hasStream) return []
  return anchorsOf(matchId).map(({ id, language }, place) => ({
    id: simulatedRoomId(matchId, place),
    anchorId: id,
    matchId,
    gameId,
    language,
    priority: -place,
    startsAt,
    sources: sampleSources(gameId),
  }))
}

/** An invented start of the rooms that are always live. */
const CHANNELS_SINCE = Date.UTC(2026, 0, 1)

const channel = (id: number, anchorId: number, gameId: number, language: string, name: string): NewRoom => ({
  id,
  anchorId,
  gameId,
  language,
  title: namesOf(`name_room_${name}`),
  state: 'live',
  startedAt: CHANNELS_SINCE,
  sources: [...sampleSources(gameId), ...memberSources(gameId)],
})

/** Rooms without a match that are always live: one of a sport and one of an esport, for brands with only one kind. */
export const CHANNEL_ROOMS: readonly NewRoom[] = [
  channel(1, 3, 202, 'en_US', 'football'),
  channel(2, 2, 1, 'zh_CN', 'league_of_legends'),
]
