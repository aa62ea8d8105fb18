import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { User } from '#contract/user.ts'
import { useViewer, viewerIn } from '../session/viewer.queries.ts'
import { takePendingAction } from './pending-action.ts'

/** Form modes: code, password, reset. */
export type LoginMode = 1 | 2 | 3

/** Why the dialog is open, and what happens after the sign-in. */
export interface LoginOptions {
  /** A user who has just registered and may choose a name and a password. */
  newUser?: User
  /** The dialog was open before a reload: it continues in the same mode. */
  isReopened?: boolean
  /** Opens the form in this mode instead of the list of ways to sign in. */
  mode?: LoginMode
  /** Opened automatically because the session has ended. */
  isSessionEnded?: boolean
  /** What the visitor wanted to do, in words, above the ways to sign in. */
  reason?: string | undefined
  /** Runs after a sign-in on this page. */
  onSignedIn?: (() => void) | undefined
  /** After a sign-in at a provider: the page to return to, when it is not this one, and the pending action there. */
  returnContext?: { from?: string; action?: string }
}

let opened: LoginOptions | null = null
let client: QueryClient | undefined
const listeners = new Set<() => void>()

function set(next: LoginOptions | null): void {
  opened = next
  for (const listener of listeners) listener()
}

/** Lets `requireUser` know who is signed in on this page. */
export const connectLogin = (queryClient: QueryClient): void => {
  client = queryClient
}

/** Opens the login dialog over the page. */
export const openLogin = (options: LoginOptions = {}): void => set(options)
export const closeLogin = (): void => set(null)

/**
 * Runs `work` at once for a user; for a guest after signing in. A third-party sign-in reloads the page: there the
 * button that calls `usePendingAction` with the same `action` runs it. `reason`: why the dialog opens, in words.
 */
export function requireUser(work: () => void, action?: string, reason?: string): void {
  if (client && viewerIn(client)) work()
  else openLogin({ onSignedIn: work, reason, ...(action ? { returnContext: { action } } : {}) })
}

/** For a button that calls `requireUser` with an action: runs that action after a third-party sign-in. */
export function usePendingAction(action: string, work: () => void): void {
  const isUser = useViewer() !== null
  useEffect(() => {
    if (isUser && takePendingAction(action)) work()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The options the dialog is open with; null while it is closed. */
export const useOpenedLogin = (): LoginOptions | null =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  )
