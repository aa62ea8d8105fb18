import { LRUCache } from 'lru-cache'
import type Stripe from 'stripe'
import type { PayMethod } from '#contract/payment-rules.ts'
import { type Opened, type OrderToPay, type PaymentProvider, PROVIDER_MS_MAX, type Report } from './provider.ts'
import type { StripeSettings } from './provider-settings.ts'

const SIGNATURE_HEADER = 'stripe-signature'
/** What Stripe's libraries allow by default. */
const TOLERANCE_SECONDS = 300
/** The key under which our id of the order is kept at Stripe. */
const ORDER_KEY = 'order'

const DEFAULT_METHODS: NonNullable<StripeSettings['methods']> = {
  card: 'card',
  qr_wallet: 'alipay',
  stablecoin: 'crypto',
}

/** Stripe's name of a way to pay; undefined when it is not offered. */
export const stripeMethodOf = ({ methods = DEFAULT_METHODS }: StripeSettings, method: PayMethod): string | undefined =>
  methods[method]

type Session = Stripe.Checkout.Session
type Client = InstanceType<typeof Stripe>

/** Clients by their settings: one has an object for each of Stripe's resources. */
const clients = new LRUCache<string, Client>({ max: 200 })

/** The library is loaded when somebody pays: it is a fifth of the backend's code. */
async function clientOf({ secretKey, endpoint }: StripeSettings): Promise<Client> {
  const key = `${secretKey} ${endpoint ?? ''}`
  const known = clients.get(key)
  if (known) return known
  const { Stripe: Library } = await import('stripe')
  const url = endpoint === undefined ? undefined : new URL(endpoint)
  const client = new Library(secretKey, {
    httpClient: Library.createFetchHttpClient(),
    timeout: PROVIDER_MS_MAX,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url
      ? {
          protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
          host: url.hostname,
          ...(url.port ? { port: url.port } : {}),
        }
      : {}),
  })
  clients.set(key, client)
  return client
}

const orderIdOf = (metadata: Stripe.Metadata | null): number => Number(metadata?.[ORDER_KEY] ?? Number.NaN)

function statusOf({ status, payment_status }: Session): Report['status'] {
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  return status === 'complete' ? 'processing' : 'open'
}

const reportOf = (session: Session, status = statusOf(session)): Report => ({
  orderId: orderIdOf(session.metadata),
  reference: session.id,
  status,
  amount: session.amount_total ?? 0,
  currency: session.currency ?? '',
})

const chargeStatusOf = (charge: Stripe.Charge): Report['status'] =>
  charge.refunded ? 'returned' : charge.amount_refunded > 0 ? 'returned_in_part' : 'paid'

const returnedOf = ({ amount_refunded: returned }: Stripe.Charge) => (returned > 0 ? { returned } : {})

/** The charge of a session that was retrieved with it. */
function chargeOf({ payment_intent: intent }: Session): Stripe.Charge | null {
  if (intent === null || typeof intent === 'string') return null
  const { latest_charge: charge } = intent
  return charge === null || typeof charge === 'string' ? null : charge
}

/** What an event says of an order: null when it is about something else. */
function readEvent(event: Stripe.Event): Report | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return reportOf(event.data.object)
    case 'checkout.session.async_payment_failed':
      return reportOf(event.data.object, 'failed')
    case 'charge.refunded': {
      const { metadata, amount, currency } = event.data.object
      // A charge does not name its session: the order is found by our own id, which only this account can have set.
      return {
        orderId: orderIdOf(metadata),
        status: chargeStatusOf(event.data.object),
        amount,
        currency,
        ...returnedOf(event.data.object),
      }
    }
    default:
      return null
  }
}

const isMissing = (error: unknown): boolean => (error as { statusCode?: unknown }).statusCode === 404

const isRefusal = (error: unknown): boolean => {
  const { type, statusCode } = error as { type?: unknown; statusCode?: unknown }
  return type === 'StripeInvalidRequestError' && statusCode === 400
}

const isAlreadyRefunded = (error: unknown): boolean => (error as { code?: unknown }).code === 'charge_already_refunded'

async function createSession(settings: StripeSettings, order: OrderToPay): Promise<Opened> {
  const stripe = await clientOf(settings)
  const metadata = { [ORDER_KEY]: String(order.id) }
  const method = stripeMethodOf(settings, order.method)
  if (method === undefined) return 'refused'
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: [method as Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType],
        ...(method === 'wechat_pay' ? { payment_method_options: { wechat_pay: { client: 'web' as const } } } : {}),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency.toLowerCase(),
              unit_amount: order.amount,
              product_data: { name: order.title },
            },
          },
        ],
        // The buyer pays what our page has shown, in its currency.
        adaptive_pricing: { enabled: false },
        client_reference_id: String(order.id),
        metadata,
        payment_intent_data: { metadata },
        expires_at: Math.floor(order.expiresAt / 1000),
        success_url: order.returnTo,
        cancel_url: order.returnTo,
      },
      { idempotencyKey: `order:${order.id}` },
    )
    return session.url ? { reference: session.id, payUrl: session.url } : 'refused'
  } catch (error) {
    if (isRefusal(error)) return 'refused'
    throw error
  }
}

async function querySession(settings: StripeSettings, reference: string): Promise<Report | 'unknown'> {
  const stripe = await clientOf(settings)
  try {
    const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] })
    const charge = chargeOf(session)
    if (session.payment_status !== 'paid' || !charge) return reportOf(session)
    return { ...reportOf(session, chargeStatusOf(charge)), ...returnedOf(charge) }
  } catch (error) {
    if (isMissing(error)) return 'unknown'
    throw error
  }
}

async function readNotification(settings: StripeSettings, body: string, headers: Headers, now: number) {
  const signature = headers.get(SIGNATURE_HEADER) ?? ''
  const at = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1])
  // Stripe's library has no limit for a time to come; and without a time it need not be loaded.
  if (!(Math.abs(at * 1000 - now) <= TOLERANCE_SECONDS * 1000)) return 'forged' as const
  const [{ Stripe: Library }, stripe] = await Promise.all([import('stripe'), clientOf(settings)])
  const crypto = Library.createSubtleCryptoProvider()
  const { webhookSecret } = settings
  let event: Stripe.Event
  try {
    event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, TOLERANCE_SECONDS, crypto, now)
  } catch {
    return 'forged' as const
  }
  return readEvent(event) ?? ('other' as const)
}

async function refundSession(settings: StripeSettings, { id, reference }: { id: number; reference: string }) {
  const stripe = await clientOf(settings)
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference)
  const payment = typeof intent === 'string' ? intent : intent?.id
  if (!payment) throw new Error('the session has no payment')
  try {
    const { status } = await stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: `refund:${id}` })
    if (status === 'failed' || status === 'canceled') throw new Error(`the refund is ${status}`)
    return status === 'succeeded' ? ('done' as const) : ('pending' as const)
  } catch (error) {
    if (isAlreadyRefunded(error)) return 'done' as const
    throw error
  }
}

/** Stripe Checkout: https://docs.stripe.com/api/checkout/sessions */
export const createStripe = (settings: StripeSettings): PaymentProvider => ({
  name: 'stripe',
  create: (order) => createSession(settings, order),
  read: (body, headers, now) => readNotification(settings, body, headers, now),
  query: (reference) => querySession(settings, reference),
  refund: (order) => refundSession(settings, order),
})
