/** An act whose button is not on the page by then is not done on some later page. */
const KEPT_MS = 30_000

let kept: { name: string; until: number } | undefined

/** What a visitor was about to do when she went to a provider to sign in: its button does it once she is back. */
export const keepAct = (name: string | undefined): void => {
  kept = name === undefined ? undefined : { name, until: Date.now() + KEPT_MS }
}

/** True for the first who asks for the act that waits. */
export function takeAct(name: string): boolean {
  if (kept?.name !== name) return false
  const { until } = kept
  kept = undefined
  return Date.now() < until
}
