/** The embedded channels. `sample-a` and `sample-b` carry one and the same loop, as two sources of a match do. */
export const CHANNELS = ['sample-a', 'sample-b'] as const

export type Channel = (typeof CHANNELS)[number]

/** Always answers 404. It is never offered to a visitor; tests use it to prove that the player moves on. */
export const DEAD_CHANNEL = 'dead'

/** Bit rates are per second and hold for the heaviest two seconds; `codecs` as the init segments say (RFC 6381). */
export type Rendition = {
  id: string
  width: number
  height: number
  bandwidth: number
  averageBandwidth: number
  codecs: string
}

/** What `scripts/make-channel.sh` renders into `public/channel/<id>/`, the start-up rendition first. */
export const RENDITIONS: readonly Rendition[] = [
  rendition('360p', 640, 360, 100_000, 90_000, 'avc1.4d401e'),
  rendition('540p', 960, 540, 140_000, 126_000, 'avc1.4d401f'),
  rendition('234p', 416, 234, 80_000, 72_000, 'avc1.4d4015'),
]

export function isChannel(id: string): id is Channel {
  return CHANNELS.some((channel) => channel === id)
}

function rendition(id: string, width: number, height: number, bandwidth: number, average: number, video: string) {
  return { id, width, height, bandwidth, averageBandwidth: average, codecs: `${video},mp4a.40.2` }
}
