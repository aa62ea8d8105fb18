import type { StreamSource } from '#contract/room.ts'

/** A source of a stream: an HLS master playlist. `label` is shown to the viewer, unless `of` says more. */
export type PlayerSource = { id: string; label: string; url: string; of?: StreamSource }

/** A source that the viewer may not play. */
export type LockedSource = Omit<PlayerSource, 'url'>
