import { afterEach, expect, test, vi } from 'vitest'
import { createStored } from './stored.ts'

afterEach(() => vi.unstubAllGlobals())

const sizeOf = (value: unknown) => (value as { size?: number } | undefined) ?? { size: 1 }

function browser() {
  const texts = new Map<string, string>()
  const events = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const otherTab = (key: string, text: string) => {
    texts.set(key, text)
    events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
  return { texts, otherTab }
}

test('a value is read back, and stays the same object until it changes', () => {
  const { texts } = browser()
  const stored = createStored('a', sizeOf)
  expect(stored.now()).toEqual({ size: 1 })
  expect(stored.now()).toBe(stored.now())
  stored.set({ size: 2 })
  expect(createStored('a', sizeOf).now()).toEqual({ size: 2 })
  expect(texts.get('a')).toBe('{"size":2}')
})

test('listeners hear of a change here and in another tab, until they stop', () => {
  const { otherTab } = browser()
  const stored = createStored('b', sizeOf)
  const heard: unknown[] = []
  const stop = stored.subscribe(() => heard.push(stored.now()))
  stored.set({ size: 2 })
  otherTab('b', '{"size":3}')
  otherTab('c', '{"size":4}')
  stop()
  stored.set({ size: 5 })
  expect(heard).toEqual([{ size: 2 }, { size: 3 }])
})

test.each(['', 'nonsense', 'null'])('%s in storage is as good as nothing', (text) => {
  browser().texts.set('d', text)
  expect(createStored('d', sizeOf).now()).toEqual({ size: 1 })
})

test('where nothing can be stored a value lasts as long as the page', () => {
  browser()
  const shut = () => {
    throw new Error('shut')
  }
  vi.stubGlobal('localStorage', { getItem: shut, setItem: shut })
  const stored = createStored('e', sizeOf)
  stored.set({ size: 2 })
  expect(stored.now()).toEqual({ size: 2 })
})
