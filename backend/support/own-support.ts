import { isAddressWithinLimit } from '#backend/core/address-limit.ts'
import { readBrand } from '#backend/core/brand.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import { plainText } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { supportCalls } from '#contract/support.ts'
import { SUPPORT_MESSAGES_A_PAGE, SUPPORT_OWN_MESSAGES_MAX } from '#contract/support-rules.ts'
import { askingOf } from './asking.ts'
import {
  answerRequest,
  closeRequest,
  isReopenable,
  type RequestRow,
  readOwn,
  readRequest,
  readRequestsOf,
  seeRequest,
} from './requests.store.ts'
import { toLine, toMessage } from './to-support.ts'

type Calls = typeof supportCalls

const HOUR_MS = 3_600_000
const ANSWERS_AN_HOUR_BY_ADDRESS = 60

export const listSupport: Verb<Calls['listSupport']> = async (context, { before }) => {
  const brand = await readBrand(context)
  if (!brand) return fail('invalid_input', 'unknown brand')
  const [at = 0, id = 0] = (before ?? '').split('-').map(Number)
  const rows = await readRequestsOf(context.accountDb, context.viewer.uid, brand.id, before ? { at, id } : undefined)
  const list = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? list.at(-1) : undefined
  return { list: list.map(toLine), ...(last ? { next: `${last.updatedAt}-${last.id}` } : {}) }
}

const mayAnswer = (row: RequestRow, now: number): boolean =>
  row.messages < SUPPORT_OWN_MESSAGES_MAX && (row.state !== 'closed' || isReopenable(row, now))

export const getSupport: Verb<Calls['getSupport']> = async (context, input) => {
  const asking = await askingOf(context, input)
  if (asking instanceof Fail) return asking
  const found = await readRequest(context.accountDb, asking, input.before)
  if (!found) return fail('not_found')
  const { request, messages } = found
  return {
    request: toLine(request),
    messages: messages.slice(0, SUPPORT_MESSAGES_A_PAGE).reverse().map(toMessage),
    earlier: messages.length > SUPPORT_MESSAGES_A_PAGE,
    mayAnswer: mayAnswer(request, context.now),
  }
}

export const answerSupport: Verb<Calls['answerSupport']> = async (context, input) => {
  const asking = await askingOf(context, input)
  if (asking instanceof Fail) return asking
  const text = plainText(input.text)
  if (text === '') return fail('invalid_input', 'text is empty')
  const isWithin =
    asking.uid === undefined
      ? await isAddressWithinLimit(context, 'support-answer', ANSWERS_AN_HOUR_BY_ADDRESS, HOUR_MS)
      : await isWithinHourlyLimit(context, asking.uid, 'supportAnswer')
  if (!isWithin) return fail('rate_limited')
  if (await answerRequest(context.accountDb, asking, text, context.now)) return { done: true }
  const row = await readOwn(context.accountDb, asking)
  if (!row) return fail('not_found')
  return fail(row.messages < SUPPORT_OWN_MESSAGES_MAX ? 'order_moved' : 'too_many')
}

export const closeSupport: Verb<Calls['closeSupport']> = async (context, input) => {
  const asking = await askingOf(context, input)
  if (asking instanceof Fail) return asking
  if (!(await readOwn(context.accountDb, asking))) return fail('not_found')
  await closeRequest(context.accountDb, asking, context.now)
  return { done: true }
}

export const seeSupport: Verb<Calls['seeSupport']> = async (context, input) => {
  const asking = await askingOf(context, input)
  if (asking instanceof Fail) return asking
  await seeRequest(context.accountDb, asking)
  return { done: true }
}
