import type { Env } from '#backend/core/env.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { type SandboxStatement, SIGNATURE_HEADER, signatureOf, statementOf } from './notification.ts'
import { findPayment, movePayment, type SandboxPayment } from './sandbox-payments.store.ts'

const DAY_MS = 24 * 3_600_000

/** A notification on its way: a body, and when it was signed by whom. */
interface Sent {
  statement: SandboxStatement
  isForged?: true
  /** Milliseconds ago. */
  age?: number
}

type Told = (statement: SandboxStatement) => Sent[]
const once: Told = (statement) => [{ statement }]
const twice: Told = (statement) => [{ statement }, { statement }]
const nobody: Told = () => []

interface Act {
  label: string
  move?: readonly [SandboxPayment['status'], SandboxPayment['status']]
  tell: Told
}

/** What one can do on the page of a payment: what a buyer does, and what goes wrong between a provider and a shop. */
export const ACTS = {
  pay: { label: 'Pay', move: ['open', 'paid'], tell: once },
  pay_doubled: { label: 'Pay; the shop is told twice', move: ['open', 'paid'], tell: twice },
  pay_silently: { label: 'Pay; the shop is not told', move: ['open', 'paid'], tell: nobody },
  fail: { label: 'Let the payment fail', move: ['open', 'failed'], tell: once },
  return: { label: 'Return the money', move: ['paid', 'returned'], tell: once },
  return_silently: { label: 'Return the money; the shop is not told', move: ['paid', 'returned'], tell: nobody },
  notify: { label: 'Tell the shop how it stands', tell: once },
  notify_failed: {
    label: 'Tell the shop late that it failed',
    tell: (statement) => [{ statement: { ...statement, status: 'failed' } }],
  },
  notify_returned_in_part: {
    label: 'Tell the shop that a half was returned',
    tell: (statement) => [
      { statement: { ...statement, status: 'returned_in_part', returned: Math.floor(statement.amount / 2) } },
    ],
  },
  notify_forged: {
    label: 'Somebody forges “paid”',
    tell: (statement) => [{ statement: { ...statement, status: 'paid' }, isForged: true }],
  },
  notify_replayed: {
    label: 'Somebody sends yesterday’s “paid”',
    tell: (statement) => [{ statement: { ...statement, status: 'paid' }, age: DAY_MS }],
  },
  notify_other_amount: {
    label: 'Tell the shop “paid”, of one less',
    tell: (statement) => [{ statement: { ...statement, status: 'paid', amount: statement.amount - 1 } }],
  },
  notify_other_currency: {
    label: 'Tell the shop “paid”, in yen',
    tell: (statement) => [{ statement: { ...statement, status: 'paid', currency: 'JPY' } }],
  },
  notify_other_order: {
    label: 'Tell the shop “paid”, of an order that it does not have',
    tell: (statement) => [{ statement: { ...statement, status: 'paid', order: statement.order + 1 } }],
  },
} as const satisfies Record<string, Act>
export type ActName = keyof typeof ACTS

const actOf = (name: ActName): Act => ACTS[name]

export const isAct = (name: string): name is ActName => Object.hasOwn(ACTS, name)

/** The acts that a payment with this status allows. */
export const actsAt = (status: SandboxStatement['status']): ActName[] =>
  (Object.keys(ACTS) as ActName[]).filter((name) => {
    const { move } = actOf(name)
    return move === undefined || move[0] === status
  })

export interface Sandbox {
  env: Env
  accountDb: AccountDatabase
  now: number
  /** Brings a notification to the shop, and answers with the status of its answer. */
  deliver(body: string, headers: Record<string, string>): Promise<number>
}

async function tell({ env, deliver }: Sandbox, { statement, isForged, age = 0 }: Sent): Promise<number> {
  const body = JSON.stringify(statement)
  const signer = isForged ? { AUTH_SECRET: 'somebody else' } : env
  const signature = await signatureOf(signer, body, Date.now() - age)
  return deliver(body, { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature })
}

/** Does an act; what the shop answered to each notification. Null when the payment does not allow it. */
export async function act(sandbox: Sandbox, id: string, name: ActName): Promise<number[] | null> {
  const { accountDb, now } = sandbox
  const { move, tell: told } = actOf(name)
  const before = await findPayment(accountDb, id)
  if (!before) return null
  if (move && !actsAt(statementOf(before, now).status).includes(name)) return null
  if (move && !(await movePayment(accountDb, id, ...move))) return null
  const payment = move ? { ...before, status: move[1] } : before
  return Promise.all(told(statementOf(payment, now)).map((sent) => tell(sandbox, sent)))
}
