import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** A component whose code is loaded once the browser is idle; null until then, and where the code cannot be loaded. */
export function useIdleComponent<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same code each time.
  useEffect(() => {
    if (!isWanted) return undefined
    return whenIdle(() => {
      load().then(
        (component) => setLoaded(() => component),
        // Without its code the part is missing; the next page tries again.
        () => undefined,
      )
    })
  }, [isWanted])
  return Loaded
}
