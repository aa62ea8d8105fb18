import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { setPictureTime } from '../match/picture-time.ts'
import type { ChatLine, ChatNews, ChatSnapshot } from './chat-client.ts'
import { PacedChat } from './paced-chat.ts'

const NOW = Date.UTC(2026, 10, 23, 20)
const LATE_MS = 12_000
const ANN = { uid: 1, name: 'ann', level: 1 }
const YOU = { uid: 2, name: 'you', level: 1 }

let lines: ChatLine[]
let key: number
let listeners: Set<() => void>
let newsListeners: Set<(news: ChatNews) => void>
let chat: PacedChat
const told: (string | number)[] = []

const snapshot = (): ChatSnapshot => ({
  status: 'live',
  lines,
  you: YOU,
  mutedUntil: 0,
  mutedEverywhereUntil: 0,
  modes: NO_MODES,
})
const NO_MODES = {}
const texts = () => chat.snapshot().lines.map((line) => (line.kind === 'message' ? line.message.text : `${line.kind}`))

function tell(...added: ChatLine[]): void {
  lines = [...lines, ...added]
  for (const listener of listeners) listener()
  const messages = added.flatMap((line) => (line.kind === 'message' ? [line.message] : []))
  for (const listener of newsListeners) listener({ messages })
}

const lineOf = (text: string, { by = ANN, at = Date.now(), ...rest }: Partial<ChatMessage> = {}): ChatLine => {
  key += 1
  return { kind: 'message', key, message: { id: key, by, text, at, ...rest } }
}
const say = (text: string, by = ANN): void => tell(lineOf(text, { by }))

function remove(id: number): void {
  lines = lines.filter((line) => line.kind !== 'message' || line.message.id !== id)
  for (const listener of listeners) listener()
  for (const listener of newsListeners) listener({ removed: id })
}

/** Plays for a time, so late behind the clock. */
async function play(ms: number, lateMs: number, behindSeconds = 0): Promise<void> {
  for (let at = 0; at < ms; at += 250) {
    await vi.advanceTimersByTimeAsync(250)
    setPictureTime(new Date(Date.now() - lateMs), behindSeconds)
  }
}

function open(): void {
  chat = new PacedChat({
    snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onNews: (listener) => {
      newsListeners.add(listener)
      return () => newsListeners.delete(listener)
    },
  })
  chat.start()
  chat.onNews((news) => {
    if ('removed' in news) told.push(news.removed)
    else told.push(...news.messages.map(({ text }) => text))
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  lines = []
  key = 0
  listeners = new Set()
  newsListeners = new Set()
  told.length = 0
  open()
})
afterEach(() => {
  chat.stop()
  setPictureTime(undefined)
  vi.useRealTimers()
})

test('without a picture everything is there at once', () => {
  say('one')
  expect(texts()).toEqual(['one'])
  expect(told).toEqual(['one'])
  expect(chat.snapshot().pace).toBe('present')
})

test('with a picture twelve seconds late a message comes twelve seconds late, over the video too', async () => {
  await play(1000, LATE_MS)
  say('goal')
  expect(chat.snapshot().pace).toBe('step')
  await play(11_500, LATE_MS)
  expect([texts(), told]).toEqual([[], []])
  await play(750, LATE_MS)
  expect([texts(), told]).toEqual([['goal'], ['goal']])
})

test('own messages come at once, and what is taken out is gone at once, although it waits', async () => {
  await play(1000, LATE_MS)
  say('of another')
  say('rude')
  say('mine', YOU)
  expect([texts(), told]).toEqual([['mine'], ['mine']])
  remove(2)
  await play(13_000, LATE_MS)
  expect(texts()).toEqual(['of another', 'mine'])
  expect(told).toEqual(['mine', 2, 'of another'])
})

test('what was read before the picture began stays; only rewinding takes it out of sight', async () => {
  say('before')
  await play(1000, LATE_MS)
  expect(texts()).toEqual(['before'])
  say('waits')
  await play(1000, LATE_MS)
  expect(texts()).toEqual(['before'])
  await play(250, LATE_MS + 5000, 5)
  expect(texts()).toEqual([])
  expect(chat.snapshot().isBeforeAll).toBe(true)
})

test('rewinding shows what was said then, own words since stay and are marked, and playing on gives all again, told once', async () => {
  await play(5000, LATE_MS)
  say('first')
  await play(60_000, LATE_MS)
  say('second')
  await play(60_000, LATE_MS)
  expect(texts()).toEqual(['first', 'second'])
  await play(250, LATE_MS + 90_000, 90)
  expect(texts()).toEqual(['first'])
  say('mine', YOU)
  say('now')
  expect(texts()).toEqual(['first', 'mine'])
  expect(chat.snapshot().aheadFrom).toBe(Date.now())
  await play(50_000, LATE_MS + 90_000, 90)
  expect(texts()).toEqual(['first', 'second', 'mine'])
  await play(60_000, LATE_MS + 90_000, 90)
  expect(texts()).toEqual(['first', 'second', 'mine', 'now'])
  expect(chat.snapshot().aheadFrom).toBe(Number.POSITIVE_INFINITY)
  expect(told).toEqual(['first', 'second', 'mine', 'now'])
})

test('who jumps to live gets all lines and no heap of news', async () => {
  await play(5000, LATE_MS)
  for (let minute = 0; minute < 4; minute += 1) {
    await play(60_000, LATE_MS + 250_000, 250)
    say(`m${minute}`)
  }
  expect(texts()).toEqual([])
  await play(20_000, LATE_MS)
  expect(texts()).toEqual(['m0', 'm1', 'm2', 'm3'])
  expect(told).toEqual(['m3'])
})

test('a viewer who asks for it is ahead, until she wants to be in step again', async () => {
  await play(1000, LATE_MS)
  say('one')
  chat.setAhead(true)
  expect([texts(), chat.snapshot().pace]).toEqual([['one'], 'ahead'])
  say('two')
  await play(1000, LATE_MS)
  expect(texts()).toEqual(['one', 'two'])
  chat.setAhead(false)
  expect(texts()).toEqual([])
  await play(13_000, LATE_MS)
  expect(texts()).toEqual(['one', 'two'])
  expect(told).toEqual(['one', 'two'])
})

test('the player’s switch, and a picture that ends, show everything', async () => {
  await play(1000, LATE_MS)
  say('one')
  setPictureTime(undefined)
  expect([texts(), chat.snapshot().pace]).toEqual([['one'], 'present'])
})

test('a picture that stands still holds nothing back for more than a minute; rewound, it takes it back as it plays on', async () => {
  await play(60_000, LATE_MS)
  await play(250, LATE_MS + 30_000, 30)
  say('one')
  await vi.advanceTimersByTimeAsync(59_000)
  expect(texts()).toEqual([])
  await vi.advanceTimersByTimeAsync(3000)
  expect(texts()).toEqual(['one'])
  setPictureTime(new Date(NOW + 60_000 - LATE_MS - 29_500), 90)
  expect(texts()).toEqual([])
})

test.each([
  ['whose clock is wrong', -5 * 3_600_000],
  ['three minutes late that nobody has rewound', -180_000],
  ['from the future', 60_000],
])('a picture %s holds nothing back', (_, ms) => {
  setPictureTime(new Date(NOW + ms))
  say('one')
  expect(texts()).toEqual(['one'])
})

test('a run of gifts stays as it is until its next part is due', async () => {
  await play(1000, 0)
  tell(lineOf('', { gift: { id: 7, count: 1, combo: 1 } }))
  await play(1000, 0)
  await play(2000, 3000)
  tell(lineOf('', { gift: { id: 7, count: 1, combo: 2 } }))
  const combos = () =>
    chat.snapshot().lines.map((line) => (line.kind === 'message' ? line.message.gift?.combo : undefined))
  expect(combos()).toEqual([1])
  await play(1500, 3000)
  expect(combos()).toEqual([1])
  await play(3000, 3000)
  expect(combos()).toEqual([2])
})

test('three hundred lines are shown, however many are known, and nothing is drawn anew while nothing changes', async () => {
  tell(...Array.from({ length: 1000 }, (_, each) => lineOf(`m${each}`)))
  expect(texts()).toHaveLength(300)
  expect(texts().at(-1)).toBe('m999')
  await play(1000, LATE_MS)
  let drawn = 0
  chat.subscribe(() => {
    drawn += 1
  })
  await play(5000, LATE_MS)
  expect(drawn).toBe(0)
})
