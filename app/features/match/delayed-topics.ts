import type { ScoreSocket } from '#app/lib/score-socket.ts'
import type { TopicFrame } from '#app/lib/topic-chain.ts'
import { HOLD_MAX_MS, pictureBefore } from './picture-time.ts'

export type Topics = Pick<ScoreSocket, 'subscribe' | 'request'>

const CHECK_EVERY_MS = 250

const isAheadOfPicture = ({ at }: TopicFrame): boolean => pictureBefore(Date.parse(at)) !== undefined

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
