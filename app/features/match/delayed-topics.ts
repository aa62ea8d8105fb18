import type { ScoreSocket } from './score-socket.ts'
import type { TopicFrame } from './topic-chain.ts'

export type Topics = Pick<ScoreSocket, 'subscribe' | 'request'>

/** Frames are held back at most this long; a picture further behind is not about these scores. */
const HOLD_MAX_MS = 60_000
const CHECK_EVERY_MS = 250

/** Wall-clock time of the picture on screen, in milliseconds; undefined without a player. */
let pictureAt: number | undefined

/** Called by the player (`onProgramTime`). */
export function setPictureTime(at: Date | undefined): void {
  pictureAt = at?.getTime()
}

/** Whether a frame is later than the picture. Both times come from servers, not from the viewer's clock. */
function isAheadOfPicture({ at }: TopicFrame): boolean {
  const aheadMs = Date.parse(at) - (pictureAt ?? Number.NaN)
  return aheadMs > 0 && aheadMs <= HOLD_MAX_MS
}

/**
 * The same topics, with frames delayed until the picture on screen reaches them, so that no goal is shown before it is
 * seen.
 */
export function delayedTopics(topics: Topics): Topics {
  return {
    request: (topic, since) => topics.request(topic, since),
    subscribe(topic, listener, since) {
      const held: { frame: TopicFrame; until: number }[] = []
      let timer: ReturnType<typeof setInterval> | undefined
      const deliver = () => {
        for (let next = held[0]; next && (!isAheadOfPicture(next.frame) || next.until <= Date.now()); next = held[0]) {
          held.shift()
          listener(next.frame)
        }
        if (held.length > 0) timer ??= setInterval(deliver, CHECK_EVERY_MS)
        else timer = void clearInterval(timer)
      }
      const receive = (frame: TopicFrame) => {
        held.push({ frame, until: Date.now() + HOLD_MAX_MS })
        deliver()
      }
      const unsubscribe = topics.subscribe(topic, receive, since)
      return () => {
        clearInterval(timer)
        unsubscribe()
      }
    },
  }
}
