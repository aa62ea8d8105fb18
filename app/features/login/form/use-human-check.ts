import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../shell/shell.queries.ts'

const TRIES_MAX = 3

export interface HumanCheck {
  state: 'checking' | 'checked' | 'failed'
  /** The token for calls that need the check, when it is done; null when it failed. */
  token(): Promise<string | null>
  /** Starts again: when the user asks for it, or after the server rejected the token. */
  restart(): void
  /** The element for the widget of a brand with Turnstile. */
  container: RefObject<HTMLDivElement | null>
}

type Solve = (controller: AbortController) => Promise<string | null>

async function tryToSolve(solve: Solve, controller: AbortController): Promise<string | null> {
  for (let tries = 0; tries < TRIES_MAX && !controller.signal.aborted; tries++) {
    const token = await solve(controller).catch(() => null)
    if (token !== null) return token
  }
  return null
}

/** The human check of a form; runs while the form is mounted. A rejected check gets a new challenge. */
export function useHumanCheck(): HumanCheck {
  const { brand } = useShell()
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<HumanCheck['state']>('checking')
  const work = useRef<{ controller: AbortController; token: Promise<string | null> }>(null)
  const siteKey = brand.botCheckSiteKey

  const restart = useCallback(() => {
    work.current?.controller.abort()
    const controller = new AbortController()
    const solve: Solve = async (each) => {
      if (!siteKey) return (await import('./solve-challenge.ts')).solveChallenge(each)
      return container.current && (await import('./turnstile.ts')).solveTurnstile(siteKey, container.current, each)
    }
    setState('checking')
    const token = tryToSolve(solve, controller)
    work.current = { controller, token }
    void token.then((value) => {
      if (!controller.signal.aborted) setState(value === null ? 'failed' : 'checked')
    })
  }, [siteKey])

  useEffect(() => {
    restart()
    return () => work.current?.controller.abort()
  }, [restart])

  return { state, restart, container, token: () => work.current?.token ?? Promise.resolve(null) }
}
