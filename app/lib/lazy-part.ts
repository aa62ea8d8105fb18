import { whenIdle } from './when-idle.ts'

/** A part of a page that came as HTML and is hydrated later than the rest (app/ui/hydrate-when-seen.tsx). */
export interface LazyPart {
  isAwake: boolean
  /** React has hydrated it, or has drawn it itself. */
  isHydrated: boolean
  /** Settles when the part may be hydrated. */
  awake: Promise<void>
  wake: () => void
}

/** A viewport's half above and below: a part is hydrated before it can be pressed. */
const MARGIN = '50% 0px'
/** A page that nobody has touched for so long hydrates the rest all the same. */
const UNTOUCHED_MS = 10_000
const TOUCHES = ['pointerdown', 'mouseup', 'click', 'keydown', 'focusin', 'scroll'] as const

/** In the order of the document. */
const asleep = new Map<Element, LazyPart>()
let observer: IntersectionObserver | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isWakingRest = false

export function createLazyPart(): LazyPart {
  let settle = () => {}
  const part: LazyPart = {
    isAwake: false,
    isHydrated: false,
    awake: new Promise((resolve) => {
      settle = resolve
    }),
    wake: () => {
      part.isAwake = true
      settle()
    },
  }
  return part
}

function forget(element: Element): void {
  asleep.delete(element)
  observer?.unobserve(element)
  if (asleep.size > 0) return
  clearTimeout(timer)
  for (const type of TOUCHES) window.removeEventListener(type, onTouch, true)
}

function wake(element: Element): void {
  const part = asleep.get(element)
  if (!part) return
  forget(element)
  part.wake()
}

/** One part after the other, whenever the browser has nothing better to do. */
function wakeRest(): void {
  if (isWakingRest) return
  isWakingRest = true
  whenIdle(() => {
    isWakingRest = false
    const [next] = asleep.keys()
    if (!next) return
    wake(next)
    wakeRest()
  })
}

/** Heard before React hears it, which then hydrates the part at once and does not lose the press. */
function onTouch({ target }: Event): void {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) wake(element)
  wakeRest()
}

function listen(): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target)
    },
    { rootMargin: MARGIN },
  )
  if (asleep.size > 0) return
  for (const type of TOUCHES) window.addEventListener(type, onTouch, { capture: true, passive: true })
  timer = setTimeout(wakeRest, UNTOUCHED_MS)
}

/**
 * Wakes a part when its element comes near the view, is pressed or takes the keyboard; all of them, one by one and
 * when idle, once somebody has touched the page or ten seconds are over. Answers how to call it off.
 */
export function wakeWhenSeen(element: Element, part: LazyPart): () => void {
  listen()
  asleep.set(element, part)
  observer?.observe(element)
  return () => forget(element)
}

/** A page that is about to change must not wait for parts that nobody has seen. */
export function wakeAll(): void {
  for (const element of [...asleep.keys()]) wake(element)
}
