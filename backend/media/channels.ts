import type { Family, Game } from '#contract/games.ts'

/**
 * The built-in channels. They play the same loop, as sources of one match; those of members are served only at an address
 * with a key (`media-key.ts`).
 */
export const CHANNELS = ['sample-a', 'sample-b', 'member-a', 'member-b', 'member-c'] as const

export type Channel = (typeof CHANNELS)[number]

/**
 * How far behind live a low-latency channel is played, in seconds: its PART-HOLD-BACK. The line for VIP members is half
 * as late as the public ones, that for SVIP members a third; the other channels have whole segments only.
 */
const PART_HOLD_BACK_SECONDS: Partial<Record<Channel, number>> = { 'member-a': 3, 'member-b': 2 }

/** Seconds behind live of a low-latency channel; undefined for one with whole segments only. */
export const partHoldBackOf = (channel: Channel): number | undefined => PART_HOLD_BACK_SECONDS[channel]

/** A channel that always answers 404: tests use it to see that the player moves to the next source. */
export const DEAD_CHANNEL = 'dead'

/** What a channel's loop shows: test pictures on different grounds, in `public/channel/<ground>`. */
export const GROUNDS = [
  ...(['field', 'gridiron', 'diamond', 'oval', 'court', 'net'] as const),
  ...(['table', 'ring', 'map', 'sites', 'zone'] as const),
] as const

export type Ground = (typeof GROUNDS)[number]

const GROUND_OF_FAMILY: Readonly<Record<Family, Ground>> = {
  football: 'field',
  american_football: 'gridiron',
  baseball: 'diamond',
  cricket: 'oval',
  basketball: 'court',
  tennis: 'net',
  sets: 'net',
  frames: 'table',
  combat: 'ring',
  moba: 'map',
  battle_royale: 'zone',
  games: 'map',
  rounds: 'sites',
}

/** Games that are played on another ground than their family, by code. */
const GROUND_OF_GAME: ReadonlyMap<string, Ground> = new Map<string, Ground>([
  ['fifa', 'field'],
  ['rocketleague', 'field'],
  ['nba2k', 'court'],
  ['overwatch', 'sites'],
  ['streetfighter5', 'ring'],
])

/** The ground on which a game is played. */
export const groundOf = ({ code, family }: Pick<Game, 'code' | 'family'>): Ground =>
  GROUND_OF_GAME.get(code) ?? GROUND_OF_FAMILY[family]

/** Address of a channel's master playlist with the ground of a game. */
export const channelUrl = (channel: Channel, game: Pick<Game, 'code' | 'family'>): string =>
  `/media/${channel}/${groundOf(game)}/master.m3u8`

/** `bandwidth`: bits per second of the largest segment; `codecs`: those of the init segments (RFC 6381). */
export type Rendition = {
  id: string
  width: number
  height: number
  bandwidth: number
  averageBandwidth: number
  codecs: string
}

/** The renditions of every ground that `scripts/make-channel.sh` writes; playback starts with the first. */
export const RENDITIONS: readonly Rendition[] = [
  rendition('360p', 640, 360, 60_000, 52_000, 'avc1.4d401e'),
  rendition('540p', 960, 540, 80_000, 70_000, 'avc1.4d401f'),
  rendition('234p', 416, 234, 50_000, 44_000, 'avc1.4d4015'),
]

export function isChannel(id: string): id is Channel {
  return CHANNELS.some((channel) => channel === id)
}

/** Whether a channel is served only at an address with a key. */
export const needsKey = (channel: Channel): boolean => channel.startsWith('member-')

export function isGround(id: string): id is Ground {
  return GROUNDS.some((ground) => ground === id)
}

function rendition(id: string, width: number, height: number, bandwidth: number, average: number, video: string) {
  return { id, width, height, bandwidth, averageBandwidth: average, codecs: `${video},mp4a.40.2` }
}
