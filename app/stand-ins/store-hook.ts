/** In place of `use-sync-external-store/shim`, which gives older versions of React what ours has. */
export { useSyncExternalStore } from 'react'
