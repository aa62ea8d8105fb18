import { newUid } from '#backend/coins/new-uid.ts'
import type { Context } from '#backend/core/context.ts'
import { isOneself } from '#backend/identity/is-oneself.ts'
import {
  type AccountKey,
  findUser,
  findUserBy,
  insertUser,
  type NewUser,
  type UserRow,
} from '#backend/identity/users.store.ts'
import { creditFor } from '#backend/promotion/credit.ts'
import { userNameFault } from '#contract/account-rules.ts'
import { BRAND_ID } from '#contract/brand-rules.ts'
import { findAccount } from './find-account.ts'
import { generateName } from './generate-name.ts'
import { payWelcome } from './welcome-bonus.ts'

export interface Registration {
  /** Lower case. */
  email?: string | undefined
  /** `+8613800138000`, with its calling code `86` in `areaCode`. */
  phone?: string | undefined
  areaCode?: string | undefined
  promotionChannelId?: string | undefined
  channelFromtype?: string | undefined
  /** A preferred name; a generated one is used when it breaks the rules or is taken. */
  username?: string | undefined
}

const NAMES_MAX = 5

/** On which brand one registers, as far as the call says. */
const brandOf = ({ brand }: Context): string | null => (brand && BRAND_ID.test(brand) ? brand : null)

/** The user of an invitation code `u<uid>`; nobody is credited for inviting oneself. */
async function inviterOf(context: Context, wanted: Registration): Promise<number | null> {
  const uid = Number(/^u(\d{1,15})$/.exec(wanted.promotionChannelId ?? '')?.[1])
  const inviter = uid > 0 ? await findUser(context.accountDb, uid) : undefined
  return inviter && !(await isOneself(context, inviter, wanted.email)) ? uid : null
}

const referralOf = async (context: Context, wanted: Registration): Promise<NewUser['referral']> => ({
  promotionChannelId: wanted.promotionChannelId || null,
  channelFromtype: wanted.channelFromtype || null,
  invitedBy: await inviterOf(context, wanted),
})

function namesToTry(preferred: string | undefined): string[] {
  const generated = Array.from({ length: NAMES_MAX }, () => generateName())
  const name = preferred?.trim() ?? ''
  return userNameFault(name) === null ? [name, ...generated] : generated
}

async function holderOf({ accountDb }: Context, { email, phone }: Registration): Promise<UserRow | undefined> {
  const byEmail = email ? await findUserBy(accountDb, { kind: 'email', key: email }) : undefined
  return byEmail ?? (phone ? await findUserBy(accountDb, { kind: 'phone', key: phone }) : undefined)
}

/** Registers a user; returns the existing account when the email or phone was registered meanwhile. */
async function registerOnce(context: Context, wanted: Registration): Promise<{ row: UserRow; isNew: boolean }> {
  const { email, phone, areaCode } = wanted
  const contact = { email, phone, areaCode: phone === undefined ? undefined : areaCode }
  const [referral, credit] = await Promise.all([referralOf(context, wanted), creditFor(context, wanted)])
  for (const username of namesToTry(wanted.username)) {
    const uid = await newUid(context.env)
    const account = { ...contact, uid, username, createdAt: context.now, brand: brandOf(context) }
    const row = await insertUser(context.accountDb, { account, referral }, credit(account.uid))
    if (row) {
      if (phone) await payWelcome(context, row, { phone })
      else if (email) await payWelcome(context, row, { email })
      return { row, isNew: true }
    }
    const holder = await holderOf(context, wanted)
    if (holder) return { row: holder, isNew: false }
  }
  throw new Error('no free user name')
}

/**
 * Registers a user with a generated name and pays the welcome bonus where it is due. The caller has verified the contact: when two
 * requests register it at the same time, both get the same account.
 */
export const register = async (context: Context, wanted: Registration): Promise<UserRow> =>
  (await registerOnce(context, wanted)).row

/** The account of a verified email or phone; registered when there is none. */
export async function findOrRegister(
  context: Context,
  identifier: AccountKey & { kind: 'email' | 'phone'; areaCode?: string },
  referral: Pick<Registration, 'promotionChannelId' | 'channelFromtype'>,
): Promise<{ row: UserRow; isNew: boolean }> {
  const found = await findAccount(context, identifier)
  if (found) return { row: found, isNew: false }
  const contact =
    identifier.kind === 'email' ? { email: identifier.key } : { phone: identifier.key, areaCode: identifier.areaCode }
  return registerOnce(context, { ...referral, ...contact })
}
