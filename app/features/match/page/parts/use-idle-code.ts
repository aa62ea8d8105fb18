import { useEffect, useState } from 'react'
import { whenIdle } from '#app/lib/when-idle.ts'

/** Code that is loaded once the page is idle; undefined before, and when it could not be loaded. */
export function useIdleCode<T>(load: () => Promise<T>): T | undefined {
  const [code, setCode] = useState<T>()
  const [first] = useState(() => load)
  useEffect(
    () =>
      whenIdle(() =>
        first().then(
          (loaded) => setCode(() => loaded),
          () => undefined,
        ),
      ),
    [first],
  )
  return code
}
