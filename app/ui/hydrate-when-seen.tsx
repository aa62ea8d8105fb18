import {
  type ComponentPropsWithoutRef,
  memo,
  type ReactNode,
  Suspense,
  use,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { createLazyPart, hydrateWhenSeen, type LazyPart } from '#app/lib/lazy-part.ts'
import { useIsHydrating } from '#app/lib/use-is-hydrating.ts'

interface HydrateWhenSeenProps extends ComponentPropsWithoutRef<'div'> {
  /** The element that wraps the part. */
  as?: 'div' | 'section' | 'ul' | 'li' | 'nav' | 'aside'
}

/**
 * A part of a page that the server renders as usual and the browser hydrates when it comes near the viewport, is
 * interacted with, or the browser is idle. Until then it shows the server's HTML, whatever its props become. What it
 * shows must come from props, not from its own queries.
 */
export function HydrateWhenSeen({ as = 'div', children, ...attributes }: HydrateWhenSeenProps) {
  const Element = as as 'div'
  const element = useRef<HTMLDivElement>(null)
  const [part] = useState(createLazyPart)
  const onHydrated = useLatest(children)
  // A layout effect, so that the part is registered before the page reports that it is hydrated: a replayed click
  // must reach it.
  useLayoutEffect(() => {
    if (part.isHydrated || !element.current) return undefined
    return hydrateWhenSeen(element.current, part)
  }, [part])
  return (
    <Element ref={element} {...attributes}>
      <FrozenUntilHydrated part={part} onHydrated={onHydrated}>
        {children}
      </FrozenUntilHydrated>
    </Element>
  )
}

/**
 * A part whose code may come after the page's. What the server rendered stays until the code is there, whatever its
 * props become; a part that is rendered in the browser shows the fallback.
 */
export function HydrateWithCode({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [part] = useState(createReadyPart)
  const onHydrated = useLatest(children)
  return (
    <FrozenUntilHydrated part={part} onHydrated={onHydrated} fallback={fallback}>
      {children}
    </FrozenUntilHydrated>
  )
}

function createReadyPart(): LazyPart {
  const part = createLazyPart()
  part.release()
  return part
}

/** Renders again when a part is hydrated that has got other children meanwhile. */
function useLatest(children: ReactNode): PartProps['onHydrated'] {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const latest = useRef(children)
  useLayoutEffect(() => {
    latest.current = children
  }, [children])
  return (shown) => {
    if (shown !== latest.current) rerender()
  }
}

interface PartProps {
  part: LazyPart
  children: ReactNode
  onHydrated: (shown: ReactNode) => void
  fallback?: ReactNode
}

/** Keeps its first props until it is hydrated: with other props React would discard the server's HTML. */
const FrozenUntilHydrated = memo(
  ({ fallback = null, ...props }: PartProps) => (
    <Suspense fallback={fallback}>
      <HydrationGate {...props} />
    </Suspense>
  ),
  (before, after) => !after.part.isHydrated || before.children === after.children,
)

/**
 * Delays hydration only: what React renders in the browser is rendered at once. No hook may follow `use`, because React
 * skips it when a suspended render resumes.
 */
function HydrationGate({ part, children, onHydrated }: PartProps) {
  const isHydrating = useIsHydrating()
  if (!import.meta.env.SSR && isHydrating && !part.mayHydrate) use(part.ready)
  return (
    <>
      {children}
      <ReportHydrated part={part} onHydrated={() => onHydrated(children)} />
    </>
  )
}

/** Reports once that its siblings are hydrated. */
function ReportHydrated({ part, onHydrated }: { part: LazyPart; onHydrated: () => void }) {
  useLayoutEffect(() => {
    if (part.isHydrated) return
    part.isHydrated = true
    onHydrated()
  })
  return null
}
