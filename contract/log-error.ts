const CAUSES_MAX = 4
const CHARS_MAX = 400
const FRAMES_MAX = 12
/** The rest of a message is not read: some patterns take the square of its length. */
const READ_CHARS_MAX = 4000

/** Parameters and fields that let whoever reads them act as somebody, or guess how. */
const SECRET = [
  '(?:access_|refresh_|id_|oauth_|cf)?token',
  'oauth_verifier',
  'client_secret',
  'code',
  'state',
  'flow',
  'answer',
  'verifier',
  'nonce',
  'ticket',
  'password',
  'currentPassword',
  'checkCode',
  'currentCheckCode',
  'accountNumber',
  'twitterId',
].join('|')

/** The name of an error: `ECONNRESET`, `invalid_grant`. */
const FAULT = '(?:[A-Z][A-Z_]+|[a-z]+(?:_[a-z]+)+)'

/** Each ends at a quote or backslash, so that a line of JSON stays one. */
const SECRETS: readonly [RegExp, string][] = [
  [/\?[^\s"'<>\\]*(?:=|%3D)[^\s"'<>\\]*/gi, ''],
  [new RegExp(`\\b(${SECRET})(=|%3D)[^\\s&"'<>\\\\;,)]+`, 'gi'), '$1$2<secret>'],
  [new RegExp(`("(?:${SECRET})\\\\*"\\s*:\\s*\\\\*")(?!${FAULT}\\\\*")[^"\\\\]+`, 'g'), '$1<secret>'],
  [/\bBearer\s+[^\s"'\\]+/gi, 'Bearer <secret>'],
]

const replaceAll = (text: string, replacements: readonly [RegExp, string][]): string =>
  replacements.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)

/** A text without query strings and the values of secret parameters: codes, tokens, tickets, passwords. */
export const withoutSecrets = (text: string): string => replaceAll(text, SECRETS)

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
  withoutSecrets(replaceAll(message.slice(0, READ_CHARS_MAX), QUOTED))

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
    .map((line) => withoutSecrets(line.trim()))

/** Logs one line about a failure. Errors must be logged only by this function, since they may quote user input. */
export function logError(fields: Readonly<Record<string, unknown>>, error: unknown): void {
  console.error(JSON.stringify({ ...fields, error: errorText(error) }))
}
