import { useSyncExternalStore } from 'react'
import { onSecond, secondNow } from '#app/lib/use-now.ts'
import { onPictureTime, shownTime } from './picture-time.ts'

function onTime(listener: () => void): () => void {
  const stops = [onSecond(listener), onPictureTime(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** As `useNow`, but of the time that the page shows (`shownTime`): without a player that is the present. */
export function useShownTime<T extends string | number | boolean>(
  read: (ms: number) => T,
  atRender: number,
  canGoBack: boolean,
): T {
  return useSyncExternalStore(
    onTime,
    () => read(shownTime(secondNow() || atRender, canGoBack)),
    () => read(atRender),
  )
}
