/** Relays that share a site's sockets; each takes at most `SOCKETS_PER_RELAY_MAX`. */
export const RELAY_COUNT = 8
export const SOCKETS_PER_RELAY_MAX = 10_000

/** `relay:<n>` for a random number of [0, 1). */
export const pickRelay = (random: number, count = RELAY_COUNT): string =>
  `relay:${Math.min(count - 1, Math.floor(random * count))}`
