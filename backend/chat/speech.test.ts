import { expect, test, vi } from 'vitest'
import type { ChatEntry, ChatTaken } from '#backend/core/objects.ts'
import type { ChatServerFrame } from '#contract/chat.ts'
import type { ChatEnd } from './chat-socket.ts'
import type { RelayRoom } from './relay-room.ts'
import { Speech } from './speech.ts'

type Post = (entries: readonly ChatEntry[]) => Promise<ChatTaken[]>

/** A relay whose room takes messages like this; each way to the room is made anew. */
function makeRelay(post: Post) {
  const made: object[] = []
  const answers: ChatServerFrame[] = []
  const socket = {
    send: (text: string) => answers.push(JSON.parse(text)),
    close: () => undefined,
    deserializeAttachment: () => ({ room: 1, relay: '1:0', holder: { uid: 5, sessionId: 's' } }),
  } as unknown as ChatEnd
  const relay = {
    env: {},
    presence: {
      find: async () => ({
        speaker: { uid: 5, name: 'ann', level: 1, part: 'streamer' },
        mayWatch: true,
        mutedUntil: 0,
      }),
      barredBy: async () => undefined,
    },
    earnings: { said: () => undefined },
    state: async () => ({ modes: {} }),
    object: () => {
      const stub = { post }
      made.push(stub)
      return stub
    },
    waitUntil: () => undefined,
  } as unknown as RelayRoom
  return { speech: new Speech(relay), socket, answers, made }
}

const saying = (text: string) => ({ text, nonce: `nonce-${text}` })

test('all that is said goes one way, so that it arrives in order; a way that has failed is left', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const posts: string[] = []
  const { speech, socket, answers, made } = makeRelay(async ([entry]) => {
    posts.push(entry?.text ?? '')
    if (entry?.text === 'three') throw new Error('lost')
    return [{ id: posts.length }]
  })
  for (const text of ['one', 'two', 'three', 'four']) {
    await speech.say(socket, saying(text))
    await vi.waitFor(() => expect(posts).toContain(text))
    await vi.waitFor(() => expect(answers).toHaveLength(posts.length))
  }
  expect(posts).toEqual(['one', 'two', 'three', 'four'])
  expect(made).toHaveLength(2)
  expect(answers.map(({ type }) => type)).toEqual(['said', 'said', 'refused', 'said'])
  logged.mockRestore()
})
