import type { Envelope } from '#contract/call.ts'

/** A toast has a few lines; an operator's service may send a page. */
const CHARS_MAX = 300

/** A line of a stack, as Java, JavaScript and Python print it: meant for those who run the service. */
const STACK = /^\s*(at \S+[.(]|File ".*", line \d+)/m

/**
 * What a failed answer says to the visitor: `errorMsg`, else `msg` (docs/product.md, section 8); undefined
 * without a text, and for a stack.
 */
export function failureText({ errorMsg, msg }: Pick<Envelope, 'errorMsg' | 'msg'>): string | undefined {
  const text: unknown = errorMsg || msg
  return typeof text === 'string' && text.trim() !== '' && !STACK.test(text)
    ? text.trim().slice(0, CHARS_MAX)
    : undefined
}
