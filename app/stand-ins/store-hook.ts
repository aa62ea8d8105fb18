/** Replaces `use-sync-external-store/shim`, which adds a hook to older versions of React that ours has. */
export { useSyncExternalStore } from 'react'
