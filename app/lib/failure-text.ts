import type { Envelope } from '#contract/call.ts'

/** A toast has a few lines; an operator's service may send a page. */
const CHARS_MAX = 300

/** What a failed answer says to the visitor: `errorMsg`, else `msg` (docs/product.md, section 8). */
export function failureText({ errorMsg, msg }: Pick<Envelope, 'errorMsg' | 'msg'>): string | undefined {
  const text: unknown = errorMsg || msg
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, CHARS_MAX) : undefined
}
