import type { ComponentType } from 'react'

/** A step after registration, in the login dialog; `onDone` ends it, also when it was skipped. */
export type SignUpStep = ComponentType<{ onDone: () => void }>

interface Loaded {
  title: () => string
  Step: SignUpStep
}

let load: (() => Promise<Loaded>) | undefined

/** Another area sets the step, so that the login need not import it. */
export const setAfterSignUp = (loadStep: () => Promise<Loaded>): void => {
  load = loadStep
}

/** The step, if there is one and its code can be loaded. */
export const loadAfterSignUp = (): Promise<Loaded | undefined> =>
  load?.().catch(() => undefined) ?? Promise.resolve(undefined)
