const PREFIX = 'draft:'
/** Fields that must never be stored in a browser. */
const SECRET_FIELDS = /password|^code$|checkCode$/i

const keyOf = (name: string) => PREFIX + name

/** Stores the values of a form in this tab under the uid of the user who typed them, without passwords and codes. */
export function saveDraft(name: string, uid: number, values: object): void {
  const publicValues = Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET_FIELDS.test(field)))
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ uid, values: publicValues }))
  } catch {
    // Storage is blocked: the draft lasts as long as the page.
  }
}

/** The stored values; null when there are none, or another user typed them. */
export function readDraft(name: string, uid: number): Record<string, unknown> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as { uid: number; values: object } | null
    return draft?.uid === uid ? { ...draft.values } : null
  } catch {
    return null
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Storage refused: there is no draft to remove.
  }
}

/** Removes every draft, after a sign-out: the next user of this browser must not find them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage refused: there is no draft to remove.
  }
}
