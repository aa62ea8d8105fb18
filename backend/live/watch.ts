/** What a topic stores while relays subscribe to it. */
export interface Watch {
  topic: string
  /** Position of the last delta sent. The name is that of stored records. */
  told: number
  /** How many sockets each relay has on the topic. */
  relays: Record<string, number>
}

export const audienceOf = (watch: Watch | undefined): number =>
  Object.values(watch?.relays ?? {}).reduce((sum, sockets) => sum + sockets, 0)

/** Sets how many sockets a relay has on the topic; 0 removes the relay. */
export function withRelay(watch: Watch, relay: string, sockets: number): Watch {
  const { [relay]: _, ...others } = watch.relays
  return { ...watch, relays: sockets > 0 ? { ...others, [relay]: sockets } : others }
}

export const isWatched = (watch: Watch | undefined): watch is Watch =>
  watch !== undefined && Object.keys(watch.relays).length > 0
