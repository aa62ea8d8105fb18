import type { LockedSource } from '#app/features/live/player/player-source.ts'
import { m } from '#app/paraglide/messages.js'

/** What a viewer calls a source: by its label, else by what it has over the others. */
export function sourceName({ label, of }: LockedSource): string {
  if (!of || of.label !== undefined) return label
  if (of.isLowLatency) return m.live_source_low_latency()
  return of.access === 'svip' ? m.live_source_fast() : label
}

/** The membership that a source is for, as it is written in every language. */
export const sourceTier = ({ of }: LockedSource): string | undefined =>
  of?.access === 'vip' || of?.access === 'svip' ? of.access.toUpperCase() : undefined
