import type { Feed } from './feed.ts'

/** `room:<id>`: how many sockets watch it. `seq` is the time of the last change told. */
export function createRoomFeed(countOnline: () => number, position: number | undefined, now: number): Feed {
  let seq = position ?? now
  let told: number | undefined
  return {
    seq: () => seq,
    advance(time) {
      const online = countOnline()
      if (online === told) return null
      told = online
      const after = seq
      seq = Math.max(seq + 1, time)
      return { after, data: { online } }
    },
    catchUp: () => null,
    snapshot: () => ({ online: countOnline() }),
    nextAt: () => (countOnline() === told ? undefined : seq),
  }
}
