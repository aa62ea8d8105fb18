import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * Code that is loaded once the browser is idle; undefined until then, while it is not wanted, and where it cannot be
 * loaded: the part is missing then, and the next page tries again.
 */
export function useIdleCode<Code>(load: () => Promise<Code>, isWanted = true): Code | undefined {
  const [code, setCode] = useState<Code>()
  const [first] = useState(() => load)
  useEffect(() => {
    if (!isWanted) return undefined
    return whenIdle(() =>
      first().then(
        (loaded) => setCode(() => loaded),
        () => undefined,
      ),
    )
  }, [first, isWanted])
  return code
}
