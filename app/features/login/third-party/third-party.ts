import type { Result } from '#contract/call.ts'
import type { ErrorName } from '#contract/errors.ts'
import type { ThirdPartyType } from '#contract/login-third-party.ts'
import type { User } from '#contract/user.ts'
import type { ThirdPartyReturn } from './parse-return.ts'
import { type ReturnContext, saveReturnContext, takeReturnContext } from './return-context.ts'
import {
  beginThirdParty,
  bindEmail,
  bindPhone,
  bindThirdParty,
  type Finished,
  finishThirdParty,
} from './third-party.functions.ts'
import { setThirdPartyStep, thirdPartyStep } from './third-party.store.ts'

/** Who sent the visitor. */
export interface Sender {
  promotionChannelId?: string
  channelFromtype?: string
}
type SessionOf<F> = F extends { session: infer S } ? S : never
export type SignedIn = SessionOf<Finished>

/** Sends the visitor to a provider. Answers only when that failed. */
export async function goToProvider(
  type: ThirdPartyType,
  purpose: ReturnContext['purpose'],
  sender: Sender = {},
  returnContext: Partial<Pick<ReturnContext, 'from' | 'action'>> = {},
): Promise<ErrorName> {
  const begun = await beginThirdParty({ data: { type, ...sender } })
  if (!begun.ok) return begun.error.code
  saveReturnContext({ purpose, from: location.pathname + location.search, ...returnContext })
  location.assign(begun.data.url)
  return new Promise(() => undefined)
}

/** The page's reactions to a return from a provider. */
export interface ReturnHost {
  sender: Sender
  /** Shows the dialog: it reads the step from the store. */
  open(): void
  signedIn(session: SignedIn, from: string): void
  /** The outcome of adding a provider to the account; null when the user declined at the provider. */
  bound(result: Result<{ user: User }> | null, from: string): void
}

const lost = () => ({ ok: false as const, error: { code: 'unavailable' as const } })

async function bind({ type, answer }: ThirdPartyReturn, host: ReturnHost, from: string): Promise<void> {
  host.bound(await bindThirdParty({ data: { type, answer } }).catch(lost), from)
}

async function signIn({ type, answer }: ThirdPartyReturn, host: ReturnHost, from: string): Promise<void> {
  setThirdPartyStep({ name: 'working' })
  host.open()
  const result = await finishThirdParty({ data: { type, answer, ...host.sender } }).catch(lost)
  if (!result.ok) return setThirdPartyStep({ name: 'failed', error: result.error.code })
  const { data } = result
  if (data.kind === 'session') {
    setThirdPartyStep({ name: 'none' })
    return host.signedIn(data.session, from)
  }
  if (data.kind === 'bind_email') return setThirdPartyStep({ name: 'bind_email', ticket: data.ticket })
  const nickname = data.nickname ? { nickname: data.nickname } : {}
  setThirdPartyStep({ name: 'bind_phone', ticket: data.ticket, type: type === 1 ? 1 : 2, ...nickname })
}

/** Ends what `goToProvider` began. The caller has taken the parameters out of the address before. */
export async function handleReturn(returned: ThirdPartyReturn, host: ReturnHost): Promise<void> {
  const { purpose, from } = takeReturnContext()
  if (returned.isDenied) {
    if (purpose === 'bind') return host.bound(null, from)
    setThirdPartyStep({ name: 'denied' })
    return host.open()
  }
  await (purpose === 'bind' ? bind : signIn)(returned, host, from)
}

/** Proves the email or phone that the step at hand asks for, and signs in. */
export function bindContact(
  contact: { mobileOrEmail: string; areaCode: string; checkCode: string },
  sender: Sender = {},
): Promise<Result<SignedIn>> {
  const step = thirdPartyStep()
  const { mobileOrEmail, areaCode, checkCode } = contact
  if (step.name === 'bind_email')
    return bindEmail({ data: { ...sender, ticket: step.ticket, email: mobileOrEmail, checkCode } })
  if (step.name === 'bind_phone') {
    const { ticket, type } = step
    return bindPhone({ data: { ...sender, ticket, type, mobile: mobileOrEmail, areaCode, checkCode } })
  }
  return Promise.resolve({ ok: false, error: { code: 'third_party_failed' } })
}
