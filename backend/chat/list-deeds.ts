import { Fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { ChatDeedLine } from '#backend/core/objects.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { ChatDeedDone, chatCalls } from '#contract/chat-calls.ts'
import { moderating } from './part-in.ts'
import { type Person, readPeople } from './people.store.ts'

type Done = Omit<ChatDeedDone, 'at' | 'by' | 'user'> & { uid?: number }

/** A deed of the log as the contract has it. */
export function doneBy({ deed, message }: ChatDeedLine): Done {
  if ('remove' in deed) return { act: 'remove', ...(message ? { uid: message.uid, text: message.text } : {}) }
  if ('modes' in deed) return { act: 'modes' }
  if ('appoint' in deed) return { act: deed.isModerator ? 'appoint' : 'dismiss', uid: deed.appoint }
  const until = deed.until === 0 ? {} : { until: instant(deed.until) }
  return 'mute' in deed
    ? { act: 'mute', uid: deed.mute, ...until }
    : { act: 'mute_everywhere', uid: deed.muteEverywhere, ...until }
}

export const listDeeds: Verb<typeof chatCalls.listDeeds> = async (context, { roomId }) => {
  const as = await moderating(context, roomId)
  if (as instanceof Fail) return as
  const lines = await context.env.CHAT_ROOMS.getByName(String(roomId)).deeds()
  const done = lines.map((line) => ({ line, done: doneBy(line) }))
  const personOf: (uid: number) => Person = await readPeople(
    context.accountDb,
    done.flatMap(({ line, done: { uid } }) => [line.by, ...(uid === undefined ? [] : [uid])]),
  )
  return {
    list: done.map(({ line, done: { uid, ...rest } }) => ({
      ...rest,
      at: instant(line.at),
      by: personOf(line.by),
      ...(uid === undefined ? {} : { user: personOf(uid) }),
    })),
  }
}
