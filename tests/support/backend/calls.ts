/// <reference types="@cloudflare/vitest-plugin/types" />
/** Calls of the contract as a client makes them, with a chosen time and language. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env as workerEnv } from 'cloudflare:workers'
import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import worker from '#backend/index.ts'
import type { Answer, Call, Envelope, Input } from '#contract/call.ts'

export const testEnv = workerEnv as unknown as Env

export interface Asked {
  /** The backend's time, ISO 8601. */
  at?: string
  lan?: string
  token?: string
  /** The visitor's network address. */
  address?: string
  /** Further headers, e.g. `idempotency-key`. */
  headers?: Record<string, string>
  /** Other settings of the backend. */
  settings?: Partial<Env>
}

/** A Friday evening in Europe, in the middle of a stage. */
export const EVENING = '2026-11-20T19:30:00.000Z'

/** The context of a guest's call. */
export const contextOfTest = (): Context => ({
  env: testEnv,
  matchDb: openMatchDatabase(testEnv),
  accountDb: openAccountDatabase(testEnv),
  viewer: null,
  lan: 'en_US',
  address: 'unknown',
  userAgent: '',
  now: Date.parse(EVENING),
  defer: () => undefined,
})

let isOddCall = false

/**
 * A moment as `CLOCK_START`, spelled in two ways in turn: a start that is new sets the clock, the same one would let it
 * run on since whichever test named it first.
 */
function clockStart(at: string): string {
  isOddCall = !isOddCall
  return isOddCall ? at : at.replace(/Z$/, '+00:00')
}

export async function send(
  path: string,
  init: RequestInit = {},
  { at = EVENING, lan, token, address, headers: extra, settings }: Asked = {},
) {
  const headers = new Headers({ ...Object.fromEntries(new Headers(init.headers)), ...extra })
  headers.set('sysType', 'PC')
  if (lan) headers.set('lan', lan)
  if (token) headers.set('token', token)
  if (address) headers.set('cf-connecting-ip', address)
  const ctx = createExecutionContext()
  const request = new Request(`http://site.test${path}`, { ...init, headers }) as Request<unknown, never>
  const env = { ...testEnv, ENVIRONMENT: 'local', CLOCK_START: clockStart(at), ...settings }
  const response = await worker.fetch(request, env, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

/** The envelope that a call answers with. */
export async function envelopeOf(entry: Call, input: object, asked: Asked = {}): Promise<Envelope> {
  const values: Record<string, unknown> = { ...input }
  const path = entry.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    delete values[name]
    return encodeURIComponent(String(value))
  })
  const isGet = entry.method === 'GET'
  const query = isGet ? `?${new URLSearchParams({ ...(values as Record<string, string>), _t: '1' })}` : '?_t=1'
  const body = isGet ? {} : { body: JSON.stringify(values) }
  const response = await send(`/java${path}${query}`, { method: entry.method, ...body }, asked)
  return response.json()
}

/** The result of a call that must succeed, validated by its schema. */
export async function call<C extends Call>(entry: C, input: Input<C>, asked: Asked = {}): Promise<Answer<C>> {
  const envelope = await envelopeOf(entry, input as object, asked)
  if (envelope.status !== 'success') throw new Error(`${entry.path}: ${JSON.stringify(envelope)}`)
  const checked = await entry.result['~standard'].validate(envelope.result)
  if (checked.issues) throw new Error(`${entry.path}: ${checked.issues.map((issue) => issue.message).join('; ')}`)
  return envelope.result as Answer<C>
}
