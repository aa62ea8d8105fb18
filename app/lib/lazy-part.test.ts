import { beforeEach, expect, test, vi } from 'vitest'

/** As much of a browser's element as is asked for. */
class FakeElement {
  parentElement: FakeElement | null
  constructor(parent: FakeElement | null = null) {
    this.parentElement = parent
  }
}

let onSeen: (entries: { isIntersecting: boolean; target: unknown }[]) => void
const watched = new Set<unknown>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  watched.clear()
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof onSeen) {
        onSeen = callback
      }
      observe = (element: unknown) => watched.add(element)
      unobserve = (element: unknown) => watched.delete(element)
    },
  )
})

/** Parts that wait, with their elements. */
async function open(count: number) {
  const { createLazyPart, wakeWhenSeen, wakeAll } = await import('./lazy-part.ts')
  const elements = Array.from({ length: count }, () => new FakeElement())
  const parts = elements.map(() => createLazyPart())
  const leave = parts.map((part, index) => wakeWhenSeen(elements[index] as never, part))
  return { elements, parts, leave, wakeAll, awake: () => parts.map(({ isAwake }) => isAwake) }
}

/** An event of the window that begins at an element. */
function touch(type: string, target: FakeElement) {
  const event = new Event(type)
  Object.defineProperty(event, 'target', { value: target })
  window.dispatchEvent(event)
}

test('a part wakes when it comes near the view, and only that part', async () => {
  const { elements, parts, awake } = await open(2)
  onSeen([
    { isIntersecting: false, target: elements[0] },
    { isIntersecting: true, target: elements[1] },
  ])
  expect(awake()).toEqual([false, true])
  await expect(parts[1]?.awake).resolves.toBeUndefined()
})

test('a part is awake before anybody else hears a press within it', async () => {
  const { elements, awake } = await open(2)
  touch('click', new FakeElement(new FakeElement(elements[1])))
  expect(awake()).toEqual([false, true])
})

test('once the page is touched the rest wakes, one part at a time', async () => {
  const { awake } = await open(3)
  touch('scroll', new FakeElement())
  expect(awake()).toEqual([false, false, false])
  vi.advanceTimersToNextTimer()
  expect(awake()).toEqual([true, false, false])
  vi.runAllTimers()
  expect(awake()).toEqual([true, true, true])
  expect(watched.size).toBe(0)
})

test('a page that nobody touches is awake after ten seconds all the same, and not before', async () => {
  const { awake } = await open(1)
  vi.advanceTimersByTime(9_900)
  expect(awake()).toEqual([false])
  vi.advanceTimersByTime(1_000)
  expect(awake()).toEqual([true])
})

test('a page that changes wakes everything, but what has left it', async () => {
  const { awake, leave, wakeAll } = await open(2)
  leave[0]?.()
  wakeAll()
  expect(awake()).toEqual([false, true])
})
