import { randomBytes } from 'node:crypto'
import type http from 'node:http'
import type { TestProject } from 'vitest/node'
import { formOf, openServer } from './open-server.ts'

/** Keys that the server knows: one works, with the other it answers 500. */
export const STRIPE_KEY = 'sk_test_of_the_tests'
export const BROKEN_STRIPE_KEY = 'sk_test_broken'

interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string
  metadata: Record<string, string>
  expires_at: number
  url: string | null
  payment_intent: string | null
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of a server that answers as Stripe's API documents. */
    stripe: { port: number }
  }
}

class ApiError extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, type: string, code?: string, message = code ?? type) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...(code ? { code } : {}) } }
  }
}

const SECONDS_MIN = 30 * 60
const SECONDS_MAX = 24 * 3600
const idOf = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`

/** `metadata[order]=1` and so on, as an object. */
const underKey = (form: URLSearchParams, key: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const inner = new RegExp(`^${key}\\[(\\w+)\\]$`).exec(name)?.[1]
      return inner ? [[inner, value]] : []
    }),
  )

function newSession(form: URLSearchParams, origin: string, now: number): Session {
  const price = 'line_items[0][price_data]'
  const amount = Number(form.get(`${price}[unit_amount]`))
  const currency = form.get(`${price}[currency]`) ?? ''
  const expiresAt = Number(form.get('expires_at'))
  if (form.get('mode') !== 'payment' || !form.get('success_url')) throw new ApiError(400, 'invalid_request_error')
  if (!form.get(`${price}[product_data][name]`)) throw new ApiError(400, 'invalid_request_error')
  if (currency === 'usd' && amount < 50) throw new ApiError(400, 'invalid_request_error', 'amount_too_small')
  if (!(expiresAt - now >= SECONDS_MIN && expiresAt - now <= SECONDS_MAX))
    throw new ApiError(400, 'invalid_request_error', undefined, 'expires_at is out of range')
  const id = idOf('cs')
  return {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount * Number(form.get('line_items[0][quantity]')),
    currency,
    client_reference_id: form.get('client_reference_id') ?? '',
    metadata: underKey(form, 'metadata'),
    expires_at: expiresAt,
    url: `${origin}/c/pay/${id}`,
    payment_intent: null,
  }
}

/**
 * Stripe's interface as far as Checkout needs it, from its documentation: sessions, refunds, idempotency keys, errors.
 * `/test/…` is what a buyer or the dashboard would do.
 */
function stripeApi(): http.RequestListener {
  const sessions = new Map<string, Session>()
  const refunded = new Set<string>()
  const answers = new Map<string, { form: string; body: object }>()
  const requests: { method: string; path: string; form: string; key: string }[] = []

  function once(key: string, form: string, work: () => object): object {
    const known = key === '' ? undefined : answers.get(key)
    if (known && known.form !== form) throw new ApiError(400, 'idempotency_error')
    const body = known?.body ?? work()
    if (key !== '') answers.set(key, { form, body })
    return body
  }
  const sessionOf = (id = ''): Session => {
    const session = sessions.get(id)
    if (!session) throw new ApiError(404, 'invalid_request_error', 'resource_missing')
    return session
  }
  const chargeOf = ({ payment_intent: id, amount_total, currency, metadata }: Session) => ({
    id: `ch_${id}`,
    object: 'charge',
    amount: amount_total,
    currency,
    metadata,
    refunded: refunded.has(id ?? ''),
    amount_refunded: refunded.has(id ?? '') ? amount_total : 0,
  })

  async function answer(request: http.IncomingMessage): Promise<object> {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const form = request.method === 'POST' ? await formOf(request) : new URLSearchParams()
    if (url.pathname === '/test/requests') return requests
    const changed = /^\/test\/sessions\/(\w+)$/.exec(url.pathname)?.[1]
    if (changed) {
      const session = Object.assign(sessionOf(changed), Object.fromEntries(form))
      if (session.payment_status === 'paid') session.payment_intent ??= idOf('pi')
      if (form.get('refunded')) refunded.add(session.payment_intent ?? '')
      return { session, charge: chargeOf(session) }
    }
    const authorization = request.headers.authorization ?? ''
    if (authorization === `Bearer ${BROKEN_STRIPE_KEY}`) throw new ApiError(500, 'api_error')
    if (authorization !== `Bearer ${STRIPE_KEY}`) throw new ApiError(401, 'invalid_request_error')
    const key = String(request.headers['idempotency-key'] ?? '')
    requests.push({ method: request.method ?? '', path: url.pathname, form: form.toString(), key })
    if (request.method === 'POST' && url.pathname === '/v1/checkout/sessions')
      return once(key, form.toString(), () => {
        const session = newSession(form, url.origin, Math.floor(Date.now() / 1000))
        sessions.set(session.id, session)
        return { ...session }
      })
    if (request.method === 'POST' && url.pathname === '/v1/refunds')
      return once(key, form.toString(), () => {
        const payment = form.get('payment_intent') ?? ''
        if (refunded.has(payment)) throw new ApiError(400, 'invalid_request_error', 'charge_already_refunded')
        refunded.add(payment)
        return { id: idOf('re'), object: 'refund', payment_intent: payment, status: 'succeeded' }
      })
    const asked = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(url.pathname)?.[1]
    if (request.method === 'GET' && asked) {
      const session = sessionOf(asked)
      const isExpanded = url.searchParams.get('expand[0]') === 'payment_intent.latest_charge'
      if (!isExpanded || session.payment_intent === null) return session
      const intent = { id: session.payment_intent, object: 'payment_intent', latest_charge: chargeOf(session) }
      return { ...session, payment_intent: intent }
    }
    throw new ApiError(404, 'invalid_request_error')
  }

  return (request, response) => {
    answer(request).then(
      (body) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(body))
      },
      (error: unknown) => {
        const isTold = error instanceof ApiError
        response.writeHead(isTold ? error.status : 500, { 'content-type': 'application/json' })
        response.end(JSON.stringify(isTold ? error.body : { error: { type: 'api_error' } }))
      },
    )
  }
}

/** Runs the server for the tests in workerd. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(stripeApi())
  project.provide('stripe', { port: Number(new URL(server.url).port) })
  return () => server.stop()
}
