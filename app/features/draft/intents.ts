import type { ErrorName } from '#contract/errors.ts'
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

/** Whether nobody knows what became of a deed: the same press again, with the same intent, is the same deed. */
export const isOutcomeUnknown = (code: ErrorName): boolean =>
  code === 'unavailable' || code === 'internal' || code === 'outcome_unknown'
