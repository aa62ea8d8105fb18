import type { ScoreSocket } from './score-socket.ts'
import type { TopicFrame } from './topic-chain.ts'

export type Topics = Pick<ScoreSocket, 'subscribe' | 'ask'>

/** Nothing is kept back for longer; a picture that is further behind is not what the scores are about. */
const HOLD_MAX_MS = 60_000
const LOOK_EVERY_MS = 250

/** Wall-clock time of the picture the viewer sees, milliseconds; undefined while she watches nothing. */
let pictureAt: number | undefined

/** Told by the player (`onProgramTime`). */
export function setPictureTime(at: Date | undefined): void {
  pictureAt = at?.getTime()
}

/** Whether a frame tells of what the picture has yet to show. Both times are the servers', not the viewer's. */
function isAhead({ at }: TopicFrame): boolean {
  const aheadMs = Date.parse(at) - (pictureAt ?? Number.NaN)
  return aheadMs > 0 && aheadMs <= HOLD_MAX_MS
}

/** The same topics, told when the picture on screen has come to them: no goal is known before it is seen. */
export function delayedTopics(topics: Topics): Topics {
  return {
    ask: (topic, since) => topics.ask(topic, since),
    subscribe(topic, listener, since) {
      const held: { frame: TopicFrame; until: number }[] = []
      let timer: ReturnType<typeof setInterval> | undefined
      const tell = () => {
        for (let next = held[0]; next && (!isAhead(next.frame) || next.until <= Date.now()); next = held[0]) {
          held.shift()
          listener(next.frame)
        }
        if (held.length > 0) timer ??= setInterval(tell, LOOK_EVERY_MS)
        else timer = void clearInterval(timer)
      }
      const hear = (frame: TopicFrame) => {
        held.push({ frame, until: Date.now() + HOLD_MAX_MS })
        tell()
      }
      const leave = topics.subscribe(topic, hear, since)
      return () => {
        clearInterval(timer)
        leave()
      }
    },
  }
}
