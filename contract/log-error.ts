const CAUSES_MAX = 4
const CHARS_MAX = 400
const FRAMES_MAX = 12

/** How error messages quote user input. */
const QUOTED: readonly [RegExp, string][] = [
  // Drizzle: the values of a query.
  [/\s*\bparams: [\s\S]*$/, ''],
  // JSON.parse quotes the text, arktype the value.
  [/^Unexpected [\s\S]*is not valid JSON$/, 'Not valid JSON'],
  [/ \(was [\s\S]*$/, ''],
  // ofetch: the query of a URL.
  [/\?[^\s"'<>]*/g, ''],
  [/[^\s"'<>(),;:=]+@[^\s"'<>(),;:]+/g, '<email>'],
  [/\+\d{6,15}\b/g, '<phone>'],
]

/** An error message without quoted input: values, query strings, email addresses, phone numbers. */
export const withoutInput = (message: string): string =>
  QUOTED.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message)

/** The SQL of a failed query holds no input, and its `?` must not be taken for a query string. */
const messageOf = ({ message, query }: Error & { query?: unknown }): string =>
  typeof query === 'string' ? `Failed query: ${query}` : withoutInput(message)

/** Name and message of an error and of its causes, without the input that failed (see `withoutInput`). */
export function errorText(error: unknown): string {
  const texts: string[] = []
  let cause: unknown = error
  for (; cause instanceof Error && texts.length < CAUSES_MAX; cause = cause.cause)
    texts.push(`${cause.name}: ${messageOf(cause).slice(0, CHARS_MAX)}`)
  return texts.length > 0 ? texts.join(' < ') : withoutInput(String(error)).slice(0, CHARS_MAX)
}

/** The frames of an error's stack, without the message above them. */
export const framesOf = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => line.trim())

/** Logs one line about a failure. Errors must be logged only by this function, since they may quote user input. */
export function logError(fields: Readonly<Record<string, unknown>>, error: unknown): void {
  console.error(JSON.stringify({ ...fields, error: errorText(error) }))
}
