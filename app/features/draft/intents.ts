import { clearDraft, readDraft, saveDraft } from './drafts.ts'

const keyOf = (name: string) => `${name}-intent`

/**
 * The intent of a deed of which no answer has come, kept over a reload; a new one for anything else than that deed.
 * `name`: of the form.
 */
export function intentFor(name: string, uid: number, deed: object): string {
  const of = JSON.stringify(deed)
  const stored = readDraft(keyOf(name), uid)
  if (stored?.of === of && typeof stored.intent === 'string') return stored.intent
  const intent = crypto.randomUUID()
  saveDraft(keyOf(name), uid, { of, intent })
  return intent
}

/** An answer has come: the same deed again is another one. */
export const endIntent = (name: string): void => clearDraft(keyOf(name))
