/** Until November 2026 countdowns were kept here: their keys are phone numbers and emails. */
const OLD_KEYS = /^code-again:/

/** Removes what earlier versions left in a storage that has no end of its own. */
export function removeOldStorage(target: Pick<Window, 'localStorage'>): void {
  try {
    const { localStorage } = target
    for (const key of Object.keys(localStorage)) if (OLD_KEYS.test(key)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
