const PREFIX = 'draft:'
/** What must never lie in a browser's storage. */
const SECRET = /password|^code$|checkCode$/i

const keyOf = (name: string) => PREFIX + name

/** Keeps what is typed in this tab, for the one who typed it; passwords and codes are left out. */
export function saveDraft(name: string, uid: number, values: object): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.test(field)))
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ uid, values: kept }))
  } catch {
    // Storage refused: what is typed lasts as long as the page.
  }
}

/** What was typed before; null when there is nothing, or it was typed by somebody else. */
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
    // Nothing was kept where storage is refused.
  }
}

/** She signed out: nothing of hers stays for whoever comes next. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept where storage is refused.
  }
}
