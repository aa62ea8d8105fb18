import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../shell/shell.queries.ts'

const TRIES = 3

export interface HumanCheck {
  state: 'checking' | 'checked' | 'failed'
  /** What stands for the check in a call, once it is there; null when it failed. */
  token(): Promise<string | null>
  /** Starts again: after a press, or after the server refused the token. */
  restart(): void
  /** Where a brand's own check shows itself. */
  place: RefObject<HTMLDivElement | null>
}

type Solve = (controller: AbortController) => Promise<string | null>

async function tryToSolve(solve: Solve, controller: AbortController): Promise<string | null> {
  for (let tries = 0; tries < TRIES && !controller.signal.aborted; tries++) {
    const token = await solve(controller).catch(() => null)
    if (token !== null) return token
  }
  return null
}

/** The human check of a form: starts and ends with the form; a refused check gets a new challenge. */
export function useHumanCheck(): HumanCheck {
  const { brand } = useShell()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<HumanCheck['state']>('checking')
  const work = useRef<{ controller: AbortController; token: Promise<string | null> }>(null)
  const siteKey = brand.botCheckSiteKey

  const restart = useCallback(() => {
    work.current?.controller.abort()
    const controller = new AbortController()
    const solve: Solve = async (each) => {
      if (!siteKey) return (await import('./solve-challenge.ts')).solveChallenge(each)
      return place.current && (await import('./turnstile.ts')).solveTurnstile(siteKey, place.current, each)
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

  return { state, restart, place, token: () => work.current?.token ?? Promise.resolve(null) }
}
