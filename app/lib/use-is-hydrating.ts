import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether the component is drawn by the server, or is taking over what the server drew. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
