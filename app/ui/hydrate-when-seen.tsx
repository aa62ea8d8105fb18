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
  useSyncExternalStore,
} from 'react'
import { createLazyPart, type LazyPart, wakeWhenSeen } from '#app/lib/lazy-part.ts'

interface HydrateWhenSeenProps extends ComponentPropsWithoutRef<'div'> {
  /** The element around the part. */
  as?: 'div' | 'section' | 'ul' | 'li' | 'nav' | 'aside'
}

/**
 * A part of a page that the server writes like any other and the browser hydrates when it comes near the view, is
 * touched, or has nothing else to do. Until then it stands as it came, whatever its props have become: what it shows
 * must come by props, not by queries of its own.
 */
export function HydrateWhenSeen({ as = 'div', children, ...attributes }: HydrateWhenSeenProps) {
  const Element = as as 'div'
  const element = useRef<HTMLDivElement>(null)
  const [part] = useState(createLazyPart)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const latest = useRef(children)
  useLayoutEffect(() => {
    latest.current = children
  }, [children])
  // Before the page says that it is awake: a press that was kept until then must find the part.
  useLayoutEffect(() => {
    if (part.isHydrated || !element.current) return undefined
    return wakeWhenSeen(element.current, part)
  }, [part])
  const onHydrated = (shown: ReactNode) => {
    if (shown !== latest.current) drawAgain()
  }
  return (
    <Element ref={element} {...attributes}>
      <Kept part={part} onHydrated={onHydrated}>
        {children}
      </Kept>
    </Element>
  )
}

interface KeptProps {
  part: LazyPart
  children: ReactNode
  onHydrated: (shown: ReactNode) => void
}

/** Keeps its first props until it is hydrated: given others, React would draw the part anew. */
const Kept = memo(
  (props: KeptProps) => (
    <Suspense fallback={null}>
      <Gate {...props} />
    </Suspense>
  ),
  (before, after) => !after.part.isHydrated || before.children === after.children,
)

const never = () => () => {}

/**
 * Holds hydration up, and nothing else: what React draws by itself is drawn at once. No hook may follow `use`, which is
 * left out when a waiting render goes on.
 */
function Gate({ part, children, onHydrated }: KeptProps) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  if (!import.meta.env.SSR && isHydrating && !part.isAwake) use(part.awake)
  return (
    <>
      {children}
      <Hydrated part={part} onHydrated={() => onHydrated(children)} />
    </>
  )
}

/** Tells, once, that what stands beside it is React's. */
function Hydrated({ part, onHydrated }: { part: LazyPart; onHydrated: () => void }) {
  useLayoutEffect(() => {
    if (part.isHydrated) return
    part.isHydrated = true
    onHydrated()
  })
  return null
}
