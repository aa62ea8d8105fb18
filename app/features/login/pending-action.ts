/** An action whose button has not come by then is dropped: it must not happen on some later page. */
const KEPT_MS = 30_000

let pending: { name: string; until: number } | undefined

/** Keeps the action a guest was about to take before signing in at a provider: its button takes it after the return. */
export const savePendingAction = (name: string | undefined): void => {
  pending = name === undefined ? undefined : { name, until: Date.now() + KEPT_MS }
}

/** True once, for the button of the pending action. */
export function takePendingAction(name: string): boolean {
  if (pending?.name !== name) return false
  const { until } = pending
  pending = undefined
  return Date.now() < until
}
