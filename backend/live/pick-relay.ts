/** The number of relays that share the sockets. */
export const RELAY_COUNT = 8
export const RELAYS: readonly string[] = Array.from({ length: RELAY_COUNT }, (_, at) => `relay:${at}`)
export const SOCKETS_PER_RELAY_MAX = 10_000
/** Sockets of one address on one relay: some 800 in all, enough for a campus behind one address. */
export const SOCKETS_PER_ADDRESS_MAX = 100

/** For so many viewers of a room one address counts on one relay: some 40 in all, more than an office watches with. */
export const VIEWERS_PER_ADDRESS_MAX = 5

/** The name of the relay for a random number from 0 to below 1. */
export const pickRelay = (random: number, count = RELAY_COUNT): string =>
  `relay:${Math.min(count - 1, Math.floor(random * count))}`
