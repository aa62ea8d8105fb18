import { describe, expect, test, vi } from 'vitest'
import type { ChatBatch, ChatState } from '#backend/core/objects.ts'
import { missedSince, Readers } from './readers.ts'

const T = 1_000_000
const message = (id: number) => ({ id, by: { uid: 1, name: 'ann', level: 1 }, text: `m${id}`, at: id })

/** A relay with two pages, one of which reads. */
class Play {
  now = T
  last = 0
  readonly state: ChatState = { last: 0, messages: [], mutes: [], modes: {}, removed: [] }
  readonly closed: number[] = []
  isRoomGone = false
  /** When the slow page last acknowledged; undefined: it never does so. */
  slowReadAt: number | undefined = T
  readonly frames: Record<'quick' | 'slow', ChatBatch[]> = { quick: [], slow: [] }
  readonly #quick = this.#page('quick')
  readonly #slow = this.#page('slow')
  readonly readers = new Readers({
    readAt: (socket) => (socket === this.#slow ? this.slowReadAt : this.now),
    state: () => (this.isRoomGone ? Promise.reject(new Error('gone')) : Promise.resolve(this.state)),
    close: (socket, seconds) => {
      expect(socket).toBe(this.#slow)
      this.closed.push(seconds)
    },
  })

  #page(name: 'quick' | 'slow'): WebSocket {
    return { send: (text: string) => this.frames[name].push(JSON.parse(text)) } as unknown as WebSocket
  }

  get #open(): WebSocket[] {
    return this.closed.length > 0 ? [this.#quick] : [this.#quick, this.#slow]
  }

  /** Says something each half second for so long. */
  async talk(seconds: number): Promise<void> {
    for (let half = 0; half < seconds * 2; half += 1) {
      this.now += 500
      const after = this.last
      this.last += 1
      this.state.last = this.last
      this.state.messages = [...this.state.messages, message(this.last)].slice(-200)
      const frame: ChatBatch = { type: 'messages', after, last: this.last, messages: [message(this.last)] }
      await this.readers.send(frame, this.#open, this.now)
    }
  }

  async silence(seconds: number): Promise<void> {
    for (let half = 0; half < seconds; half += 1) {
      this.now += 1000
      await this.readers.look(this.#open, this.now)
    }
  }

  /** Whether a page has all that was said, in order. */
  isWhole(name: 'quick' | 'slow'): boolean {
    const frames = this.frames[name]
    return frames.every(({ after }, at) => after === (frames[at - 1]?.last ?? 0)) && frames.at(-1)?.last === this.last
  }
}

describe('a reader who stops', () => {
  test('gets fewer and larger frames, then a close that says when to come back; others notice nothing', async () => {
    const play = new Play()
    await play.talk(10)
    expect(play.frames.slow).toHaveLength(20)
    await play.talk(19)
    expect(play.closed).toEqual([])
    expect(play.frames.slow.length - 20, 'four larger ones, and those before it was noticed').toBeLessThanOrEqual(9)
    const merged = play.frames.slow.at(-1)
    expect(merged?.messages.length).toBeGreaterThan(5)
    await play.talk(4)
    expect(play.closed).toHaveLength(1)
    expect(play.closed[0]).toBeGreaterThanOrEqual(10)
    expect(play.closed[0]).toBeLessThanOrEqual(20)
    expect(play.frames.quick).toHaveLength(66)
    expect(play.isWhole('quick')).toBe(true)
    expect(play.readers.isAnyBehind).toBe(false)
  })

  test('and goes on in time gets what was missed as one frame, then all', async () => {
    const play = new Play()
    await play.talk(18)
    expect(play.frames.slow.length).toBeLessThan(play.frames.quick.length)
    play.slowReadAt = play.now
    await play.silence(3)
    expect(play.isWhole('slow')).toBe(true)
    expect(play.readers.isAnyBehind).toBe(false)
    const before = play.frames.slow.length
    play.slowReadAt = play.now
    await play.talk(5)
    expect(play.frames.slow.length - before).toBe(10)
    expect(play.isWhole('slow')).toBe(true)
    expect(play.closed).toEqual([])
  })

  test('in a silent room is not behind, however long ago it read', async () => {
    const play = new Play()
    await play.talk(1)
    play.slowReadAt = play.now
    await play.silence(300)
    await play.talk(1)
    expect(play.closed).toEqual([])
    expect(play.isWhole('slow')).toBe(true)
  })

  test('costs the others nothing when the room cannot be asked for what it has missed', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const play = new Play()
    play.isRoomGone = true
    await play.talk(18)
    expect(play.isWhole('quick')).toBe(true)
    play.isRoomGone = false
    play.slowReadAt = play.now
    await play.silence(3)
    expect(play.isWhole('slow')).toBe(true)
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })

  test('of a page that never acknowledges nothing is expected', async () => {
    const play = new Play()
    play.slowReadAt = undefined
    await play.talk(120)
    expect(play.closed).toEqual([])
    expect(play.isWhole('slow')).toBe(true)
  })
})

test('what was missed is bounded, and what is not shown is counted', () => {
  const state: ChatState = {
    last: 500,
    messages: Array.from({ length: 200 }, (_, at) => message(301 + at)),
    mutes: [],
    modes: {},
    removed: [],
  }
  const frame = missedSince(100, state)
  expect(frame).toMatchObject({ after: 100, last: 500, more: 380 })
  expect(frame?.messages.map(({ id }) => id).at(0)).toBe(481)
  expect(missedSince(500, state)).toBeUndefined()
  expect(missedSince(498, state)).toEqual({
    type: 'messages',
    after: 498,
    last: 500,
    messages: [message(499), message(500)],
  })
})
