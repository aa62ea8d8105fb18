const PREFIX = 'draft:'
/** Fields that must never be stored in a browser. */
const SECRET_FIELDS = /password|^code$|checkCode$/i

const keyOf = (name: string) => PREFIX + name

/** Drafts of what takes long to write outlive the tab: their names begin so. */
export const LASTING = 'lasting:'
const storeOf = (name: string): Storage => (name.startsWith(LASTING) ? localStorage : sessionStorage)

/** Stores the values of a form in this tab under the uid of the user who typed them, without passwords and codes. */
export function saveDraft(name: string, uid: number, values: object): void {
  const publicValues = Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET_FIELDS.test(field)))
  try {
    storeOf(name).setItem(keyOf(name), JSON.stringify({ uid, values: publicValues }))
  } catch {
    // Storage is blocked: the draft lasts as long as the page.
  }
}

/** The stored values; null when there are none, or another user typed them. */
export function readDraft(name: string, uid: number): Record<string, unknown> | null {
  try {
    const draft = JSON.parse(storeOf(name).getItem(keyOf(name)) ?? 'null') as { uid: number; values: object } | null
    return draft?.uid === uid ? { ...draft.values } : null
  } catch {
    return null
  }
}

export function clearDraft(name: string): void {
  try {
    storeOf(name).removeItem(keyOf(name))
  } catch {
    // Storage refused: there is no draft to remove.
  }
}

/** Removes every draft, after a sign-out: the next user of this browser must not find them. */
export function clearDrafts(): void {
  for (const storeNow of [() => sessionStorage, () => localStorage])
    try {
      const store = storeNow()
      for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key)
    } catch {
      // Storage refused: there is no draft to remove.
    }
}
