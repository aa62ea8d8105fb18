/** What a watched topic keeps in storage; an unwatched one keeps nothing. */
export interface Watch {
  topic: string
  /** Position of the last delta sent to the relays; stored under this name. */
  told: number
  /** Relays with sockets on the topic, and how many each. */
  relays: Record<string, number>
}

export const audienceOf = (watch: Watch | undefined): number =>
  Object.values(watch?.relays ?? {}).reduce((sum, sockets) => sum + sockets, 0)

/** A relay has `sockets` on the topic; with none it is left out. */
export function withRelay(watch: Watch, relay: string, sockets: number): Watch {
  const { [relay]: _, ...others } = watch.relays
  return { ...watch, relays: sockets > 0 ? { ...others, [relay]: sockets } : others }
}

export const isWatched = (watch: Watch | undefined): watch is Watch =>
  watch !== undefined && Object.keys(watch.relays).length > 0
