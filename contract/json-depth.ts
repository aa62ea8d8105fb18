/** As deep as a body of a call may be nested: documents of an editor have a dozen levels. */
export const JSON_DEPTH_MAX = 64

/** Whether a JSON text is nested deeper than any call takes: code that walks it would run out of stack. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isInString) {
      if (sign === '\\') at += 1
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = true
    else if (sign === '[' || sign === '{') {
      depth += 1
      if (depth > JSON_DEPTH_MAX) return true
    } else if (sign === ']' || sign === '}') depth -= 1
  }
  return false
}
