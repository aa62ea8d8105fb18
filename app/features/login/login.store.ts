import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { User } from '#contract/user.ts'
import { useViewer, viewerIn } from '../shell/viewer.queries.ts'
import { takeAct } from './kept-act.ts'

/** Form modes of the specification: code, password, reset. */
export type LoginMode = 1 | 2 | 3

/** Why the dialog is open, and what to do when she is signed in. */
export interface LoginOptions {
  /** Registered a moment ago: may choose a name and a password. */
  newUser?: User
  /** It was open when the page was loaded anew: it goes on where it was. */
  isReopened?: boolean
  /** Opens the form in this mode instead of the list of ways in. */
  mode?: LoginMode
  /** It opened by itself: her session has ended. */
  isSessionEnded?: boolean
  /** What she was doing: done once she is signed in. */
  onSignedIn?: (() => void) | undefined
  /** The same for a sign-in that leads away and back: the page, when it is not this one, and the act that waits. */
  errand?: { from?: string; act?: string }
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
 * Does what needs a user: at once for one who is signed in, after signing in for a guest. `act` names it for the one
 * who signs in elsewhere and comes back to a page loaded anew: its button calls `useKeptAct` with the same name.
 */
export function requireUser(work: () => void, act?: string): void {
  if (client && viewerIn(client)) work()
  else openLogin({ onSignedIn: work, ...(act ? { errand: { act } } : {}) })
}

/** For a button that calls `requireUser` with an act's name: takes that act up after a sign-in elsewhere. */
export function useKeptAct(act: string, work: () => void): void {
  const isUser = useViewer() !== null
  useEffect(() => {
    if (isUser && takeAct(act)) work()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What the dialog is open for; null while it is closed. */
export const useOpenedLogin = (): LoginOptions | null =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  )
