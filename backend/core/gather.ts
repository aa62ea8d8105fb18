/** For how long whoever tells of a thing gathers what others have to tell of it. */
const GATHER_MS = 500
/** Who gathered for longer was ended meanwhile. */
const GATHERED_MS_MAX = 5_000

/**
 * Of all callers with one id within half a second, the first is told `true` after it, and is the one to tell; the others are told
 * `false` at once. Thousands a minute are two a second of each isolate.
 */
export function createGathering(): (id: number, now: number) => Promise<boolean> {
  const gathering = new Map<number, number>()
  return async (id, now) => {
    const since = gathering.get(id)
    if (since !== undefined && now < since + GATHERED_MS_MAX) return false
    gathering.set(id, now)
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    gathering.delete(id)
    return true
  }
}
