import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { Address, mallCalls } from '#contract/mall.ts'
import type { Delivery } from '#contract/mall-rules.ts'
import { deleteAddress, insertAddress, readAddresses, updateAddress } from './addresses.store.ts'

type Calls = typeof mallCalls

/** A delivery without the spaces around what was typed. */
export const trimmed = ({ recipient, address, contact }: Delivery): Delivery => ({
  recipient: recipient.trim(),
  address: address.trim(),
  contact: contact.trim(),
})

async function bookOf({ accountDb, viewer }: UserContext): Promise<{ list: Address[] }> {
  const rows = await readAddresses(accountDb, viewer.uid)
  return {
    list: rows.map(({ id, recipient, address, contact }, at) => ({
      id,
      recipient,
      address,
      contact,
      isDefault: at === 0,
    })),
  }
}

export const listAddresses: Verb<Calls['listAddresses']> = (context) => bookOf(context)

export const saveAddress: Verb<Calls['saveAddress']> = async (context, { id, isDefault = false, ...typed }) => {
  const { accountDb, viewer, now } = context
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'address'))) return fail('rate_limited')
  const change = { ...trimmed(typed), isDefault }
  if (id === undefined) {
    if (!(await insertAddress(accountDb, viewer.uid, change, now))) return fail('too_many')
  } else if (!(await updateAddress(accountDb, viewer.uid, id, change, now))) return fail('not_found')
  return bookOf(context)
}

export const removeAddress: Verb<Calls['removeAddress']> = async (context, { id }) => {
  await deleteAddress(context.accountDb, context.viewer.uid, id)
  return bookOf(context)
}
