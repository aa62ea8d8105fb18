import { beforeEach, expect, test, vi } from 'vitest'

/** The part of a browser's Element that the code uses. */
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

/** Waiting parts with their elements. */
async function open(count: number) {
  const { createLazyPart, hydrateWhenSeen, hydrateAll } = await import('./lazy-part.ts')
  const elements = Array.from({ length: count }, () => new FakeElement())
  const parts = elements.map(() => createLazyPart())
  const cancel = parts.map((part, index) => hydrateWhenSeen(elements[index] as never, part))
  return { elements, parts, cancel, hydrateAll, released: () => parts.map(({ mayHydrate }) => mayHydrate) }
}

/** Dispatches an event on the window whose target is an element. */
function dispatch(type: string, target: FakeElement) {
  const event = new Event(type)
  Object.defineProperty(event, 'target', { value: target })
  window.dispatchEvent(event)
}

test('only the part that comes near the viewport is hydrated', async () => {
  const { elements, parts, released } = await open(2)
  onSeen([
    { isIntersecting: false, target: elements[0] },
    { isIntersecting: true, target: elements[1] },
  ])
  expect(released()).toEqual([false, true])
  await expect(parts[1]?.ready).resolves.toBeUndefined()
})

test('a clicked part is hydrated before any other listener runs', async () => {
  const { elements, released } = await open(2)
  dispatch('click', new FakeElement(new FakeElement(elements[1])))
  expect(released()).toEqual([false, true])
})

test('after the first interaction the other parts are hydrated one at a time', async () => {
  const { released } = await open(3)
  dispatch('scroll', new FakeElement())
  expect(released()).toEqual([false, false, false])
  vi.advanceTimersToNextTimer()
  expect(released()).toEqual([true, false, false])
  vi.runAllTimers()
  expect(released()).toEqual([true, true, true])
  expect(watched.size).toBe(0)
})

test('without interaction parts are hydrated after ten seconds, not before', async () => {
  const { released } = await open(1)
  vi.advanceTimersByTime(9_900)
  expect(released()).toEqual([false])
  vi.advanceTimersByTime(1_000)
  expect(released()).toEqual([true])
})

test('a navigation hydrates all parts that are still mounted', async () => {
  const { released, cancel, hydrateAll } = await open(2)
  cancel[0]?.()
  hydrateAll()
  expect(released()).toEqual([false, true])
})
