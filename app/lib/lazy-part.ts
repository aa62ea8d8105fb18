import { whenIdle } from './when-idle.ts'

/** A part of a page that is server-rendered and hydrated later than the rest (app/ui/hydrate-when-seen.tsx). */
export interface LazyPart {
  mayHydrate: boolean
  /** Whether React has hydrated it, or rendered it in the browser. */
  isHydrated: boolean
  /** Resolves when the part may be hydrated. */
  ready: Promise<void>
  release: () => void
}

/** Half a viewport above and below: a part is hydrated before it can be clicked. */
const MARGIN = '50% 0px'
/** Without interaction the remaining parts are hydrated after this time. */
const WITHOUT_INTERACTION_MS = 10_000
const INTERACTIONS = ['pointerdown', 'mouseup', 'click', 'keydown', 'focusin', 'scroll'] as const

/** Parts waiting to be hydrated, in document order. */
const waiting = new Map<Element, LazyPart>()
let observer: IntersectionObserver | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isReleasingRest = false

export function createLazyPart(): LazyPart {
  let settle = () => {}
  const part: LazyPart = {
    mayHydrate: false,
    isHydrated: false,
    ready: new Promise((resolve) => {
      settle = resolve
    }),
    release: () => {
      part.mayHydrate = true
      settle()
    },
  }
  return part
}

function stopWaiting(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
  if (waiting.size > 0) return
  clearTimeout(timer)
  for (const type of INTERACTIONS) window.removeEventListener(type, onInteraction, true)
}

function release(element: Element): void {
  const part = waiting.get(element)
  if (!part) return
  stopWaiting(element)
  part.release()
}

/** Releases the remaining parts one by one while the browser is idle. */
function releaseRest(): void {
  if (isReleasingRest) return
  isReleasingRest = true
  whenIdle(() => {
    isReleasingRest = false
    const [next] = waiting.keys()
    if (!next) return
    release(next)
    releaseRest()
  })
}

/** Runs before React's own listener, which then hydrates the part at once and does not lose the click. */
function onInteraction({ target }: Event): void {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    release(element)
  releaseRest()
}

function listen(): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) release(target)
    },
    { rootMargin: MARGIN },
  )
  if (waiting.size > 0) return
  for (const type of INTERACTIONS) window.addEventListener(type, onInteraction, { capture: true, passive: true })
  timer = setTimeout(releaseRest, WITHOUT_INTERACTION_MS)
}

/**
 * Lets a part hydrate when its element comes near the viewport, is clicked or gets the focus. After the first
 * interaction with the page, or ten seconds, all parts hydrate one by one when idle. Returns a function that cancels
 * it.
 */
export function hydrateWhenSeen(element: Element, part: LazyPart): () => void {
  listen()
  waiting.set(element, part)
  observer?.observe(element)
  return () => stopWaiting(element)
}

/** Before a navigation, which must not wait for parts that were not seen. */
export function hydrateAll(): void {
  for (const element of [...waiting.keys()]) release(element)
}
