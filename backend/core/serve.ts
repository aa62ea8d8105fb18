import type { Hono, Context as HonoContext } from 'hono'
import { nearestReplica } from '#backend/db/database.ts'
import {
  type Answer,
  type Call,
  type CallErrors,
  type Envelope,
  type Parsed,
  STAFF_ROLES,
  type Table,
} from '#contract/call.ts'
import { ERRORS, type ErrorName } from '#contract/errors.ts'
import { isTooDeep } from '#contract/json-depth.ts'
import { framesOf, logError } from '#contract/log-error.ts'
import type { Context, UserContext } from './context.ts'
import type { Env } from './env.ts'
import { Fail } from './fail.ts'
import { answerOnce, mayBeRepeated, repeatedAnswer } from './idempotency.ts'
import { isPlatformFailure } from './platform-failure.ts'
import { readBody } from './read-body.ts'
import { requestId } from './request-id.ts'

type Outcome<C extends Call> = Answer<C> | Fail<CallErrors<C>>
/** A call that is not open to guests has a viewer: `implement` refuses everybody else before. */
type ContextOf<C extends Call> = 'guest' extends C['access'] ? Context : UserContext
/** `file`: the body of an upload. */
export type Verb<C extends Call> = (
  context: ContextOf<C>,
  input: Parsed<C>,
  file: Uint8Array<ArrayBuffer>,
) => Promise<Outcome<C>> | Outcome<C>
/** One verb for each call of a table; a missing one is a compile error. */
export type Verbs<T extends Table> = { readonly [V in keyof T]: Verb<T[V]> }

export type ServerEnv = { Bindings: Env; Variables: { context: Context } }

const BODY_BYTES_MAX = 64 * 1024

/** The envelope of a call that failed. */
export const failure = (name: ErrorName, text: string): Envelope => ({
  status: 'fail',
  errorCode: ERRORS[name].code,
  errorMsg: text,
  msg: text,
  code: 400,
})

class TooLarge extends Error {}

const NO_FILE = new Uint8Array(0)

async function readWithin(c: HonoContext<ServerEnv>, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBody(c.req.raw, bytesMax)
  if (bytes === null) throw new TooLarge()
  return bytes
}

async function readInput(c: HonoContext<ServerEnv>, entry: Call): Promise<Record<string, unknown>> {
  if (entry.method === 'GET' || entry.upload) return { ...c.req.query(), ...c.req.param() }
  const text = new TextDecoder().decode(await readWithin(c, entry.bodyBytesMax ?? BODY_BYTES_MAX))
  if (isTooDeep(text)) throw new SyntaxError('nested too deep')
  const body: unknown = text === '' ? {} : JSON.parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new SyntaxError('not an object')
  return { ...(entry.isQueried ? c.req.query() : {}), ...body, ...c.req.param() }
}

const isRead = ({ method, isWrite, isRead: isReadPost }: Call): boolean =>
  method === 'GET' ? !isWrite : isReadPost === true

const isForStaff = ({ access }: Call): boolean => STAFF_ROLES.some((role) => role === access)

/** Why the caller may not make this call; null when it may. */
function accessError(entry: Call, context: Context): ErrorName | null {
  if (entry.access === 'guest') return null
  if (!context.viewer) return context.token ? 'session_invalid' : 'session_missing'
  if (entry.access === 'user' || context.viewer.roles.includes(entry.access)) return null
  return context.viewer.roles.includes('administrator') ? null : 'forbidden'
}

/** For answers that may be a second old. */
const fromReplicas = (context: Context): Context => ({
  ...context,
  matchDb: nearestReplica(context.matchDb),
  accountDb: nearestReplica(context.accountDb),
})

/** Why a member of staff may not make a call now, though she has the role; null when she may. */
export type StaffGate = (context: UserContext) => Promise<ErrorName | null>

/** Asks the gate before a call that wants a role. */
async function gateError(entry: Call, context: Context, gate: StaffGate | undefined): Promise<ErrorName | null> {
  const { viewer } = context
  if (!gate || !viewer || entry.access === 'guest' || entry.access === 'user') return null
  return gate({ ...context, viewer })
}

async function answer(
  c: HonoContext<ServerEnv>,
  entry: Call,
  verb: Verb<Call>,
  gate: StaffGate | undefined,
): Promise<Envelope> {
  const context = c.get('context')
  const intentKey = c.req.header('idempotency-key')
  const denied = accessError(entry, context) ?? (await gateError(entry, context, gate))
  if (denied && !mayBeRepeated(context, entry, intentKey)) return failure(denied, denied)
  let input: Record<string, unknown>
  let file: Uint8Array<ArrayBuffer> = NO_FILE
  try {
    input = await readInput(c, entry)
    if (entry.upload) file = await readWithin(c, entry.upload.bytesMax)
  } catch (error) {
    if (error instanceof TooLarge) return failure('too_large', 'body too large')
    if (error instanceof SyntaxError) return failure('invalid_input', 'body is not a JSON object')
    throw error
  }
  delete input._t
  // What a visitor reads is of the brand whose host she asks. Staff name the brand that they mean.
  if (context.brand && isRead(entry) && !isForStaff(entry)) input.brand = context.brand
  const parsed = await entry.input['~standard'].validate(input)
  if (parsed.issues)
    return failure(
      'invalid_input',
      parsed.issues
        .map((issue) => issue.message)
        .join('; ')
        .slice(0, 500),
    )
  const inputs = [JSON.stringify(input), file]
  if (denied) return (await repeatedAnswer(context, entry, intentKey, inputs)) ?? failure(denied, denied)
  const reading = entry.cache ? fromReplicas(context) : context
  return answerOnce(context, entry, intentKey, inputs, async () => {
    const outcome = await verb(reading, parsed.value, file)
    if (outcome instanceof Fail) return failure(outcome.name, outcome.detail ?? outcome.name)
    return { status: 'success', result: outcome, code: 200 }
  })
}

/** `/:game/:id` → `/:game{(?:lol|dota2)}/:id`: a path with another game matches no route. */
export const patternOf = (path: string, { params = {} }: Pick<Call, 'params'>): string =>
  path.replace(/:(\w+)/g, (whole, name: string) => {
    // A client may send `cs:go` as `cs%3Ago`, and Hono compares the path before it is decoded.
    const values = params[name]?.flatMap((value) => [value, encodeURIComponent(value)])
    return values ? `${whole}{(?:${[...new Set(values)].join('|')})}` : whole
  })

/**
 * Logs an exception. The request's id is all that the caller learns of it. While the database or an object is
 * away the call is `unavailable`, which clients repeat.
 */
export function internalError(c: HonoContext<ServerEnv>, call: string, error: unknown): Response {
  if (isPlatformFailure(error)) {
    logError({ event: 'platform_failed', call }, error)
    return c.json(failure('unavailable', 'unavailable'), 503)
  }
  logError({ event: 'call_failed', call, stack: framesOf(error) }, error)
  return c.json(failure('internal', `request ${requestId() ?? 'unknown'}`), 500)
}

/**
 * Adds a route for each call of a table: reads the request, checks access and input, runs the verb, wraps the result in
 * the envelope. `gate`: asked before each call that wants a role. An exception is logged and answered as `internal`; its text never leaves the server.
 */
export function implement<const T extends Table>(
  app: Hono<ServerEnv>,
  table: T,
  verbs: Verbs<T>,
  gate?: StaffGate,
): void {
  for (const [name, entry] of Object.entries(table)) {
    const verb = verbs[name] as unknown as Verb<Call>
    for (const path of [entry.path, ...(entry.aliases ?? [])])
      app.on(entry.method, patternOf(path, entry), async (c) => {
        try {
          return c.json(await answer(c, entry, verb, gate))
        } catch (error) {
          return internalError(c, path, error)
        }
      })
  }
}
