import type { Env } from '#backend/core/env.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { askSandbox, openSandboxPayment, returnSandboxMoney } from '#backend/sandbox/bank.ts'
import { isSignedBySandbox, type SandboxStatement, SIGNATURE_HEADER } from '#backend/sandbox/notification.ts'
import { type } from '#contract/ark.ts'
import type { PaymentProvider, Report } from './provider.ts'

const Statement = type({
  id: 'string <= 60',
  order: 'number.integer',
  status: "'open' | 'paid' | 'failed' | 'expired' | 'returned' | 'returned_in_part'",
  amount: 'number.integer',
  currency: 'string <= 10',
  'returned?': 'number.integer',
})

const reportOf = ({ id, order, ...rest }: SandboxStatement): Report => ({ ...rest, orderId: order, reference: id })

/** Reads a signed notification; a body of another form is about something else. */
function parse(body: string): Report | 'other' {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return 'other'
  }
  const statement = Statement(json)
  return statement instanceof type.errors ? 'other' : reportOf(statement)
}

/** The provider of local runs and tests (backend/sandbox). `now`: the backend's time. */
export const createSandbox = (env: Env, accountDb: AccountDatabase, now: number): PaymentProvider => ({
  name: 'sandbox',
  async create({ id, title, currency, amount, returnTo, expiresAt }) {
    const opened = await openSandboxPayment(accountDb, { orderId: id, title, currency, amount, returnTo, expiresAt })
    return { reference: opened.id, payUrl: opened.payUrl }
  },
  async read(body, headers, realNow) {
    const signature = headers.get(SIGNATURE_HEADER) ?? ''
    return (await isSignedBySandbox(env, { body, signature, now: realNow })) ? parse(body) : 'forged'
  },
  async query(reference) {
    const statement = await askSandbox(accountDb, reference, now)
    return statement ? reportOf(statement) : 'unknown'
  },
  async refund({ reference }) {
    if (!(await returnSandboxMoney(accountDb, reference))) throw new Error('nothing was paid')
    return 'done'
  },
})
