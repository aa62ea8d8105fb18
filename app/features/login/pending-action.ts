/** An action whose button is not rendered within this time is dropped: it must not run on a later page. */
const EXPIRES_AFTER_MS = 30_000

let pending: { name: string; until: number } | undefined

/** Stores the action a guest was about to take before a third-party sign-in; its button runs it after the return. */
export const savePendingAction = (name: string | undefined): void => {
  pending = name === undefined ? undefined : { name, until: Date.now() + EXPIRES_AFTER_MS }
}

/** True once, for the button of the pending action. */
export function takePendingAction(name: string): boolean {
  if (pending?.name !== name) return false
  const { until } = pending
  pending = undefined
  return Date.now() < until
}
