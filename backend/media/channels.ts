/** The built-in channels. `sample-a` and `sample-b` play the same loop, as two sources of one match. */
export const CHANNELS = ['sample-a', 'sample-b'] as const

export type Channel = (typeof CHANNELS)[number]

/** A channel that always answers 404: tests use it to see that the player moves to the next source. */
export const DEAD_CHANNEL = 'dead'

/** `bandwidth`: bits per second of the largest segment; `codecs`: those of the init segments (RFC 6381). */
export type Rendition = {
  id: string
  width: number
  height: number
  bandwidth: number
  averageBandwidth: number
  codecs: string
}

/** The renditions that `scripts/make-channel.sh` writes to `public/channel/<id>/`; playback starts with the first. */
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
