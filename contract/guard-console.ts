import { errorText, framesOf, withoutSecrets } from './log-error.ts'

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const

type Guarded = Pick<Console, (typeof METHODS)[number]>

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return Object.prototype.toString.call(value)
  }
}

function loggable(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value)
  if (value instanceof Error) return [errorText(value), ...framesOf(value)].join('\n')
  return typeof value === 'object' && value !== null ? withoutSecrets(jsonOf(value)) : value
}

/** A line of JSON with the id of its request as the first field. */
const ofRequest = (value: unknown, id: string | undefined): unknown =>
  id && typeof value === 'string' && value.startsWith('{"')
    ? `{"requestId":${JSON.stringify(id)},${value.slice(1)}`
    : value

/**
 * Makes every line of a Worker's log pass `withoutSecrets`: our own and those of libraries, which log whole errors. Lines
 * of JSON get the id of the request that is being served. Each Worker calls it once, before anything else.
 */
export function guardConsole(target: Guarded, requestId: () => string | undefined): void {
  for (const method of METHODS) {
    const write = target[method].bind(target)
    target[method] = (...values: unknown[]) => write(...values.map((value) => ofRequest(loggable(value), requestId())))
  }
}
