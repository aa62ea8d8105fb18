import type { Failure } from '#app/lib/call-error.ts'
import type { Result } from '#contract/call.ts'
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
import { setThirdPartyStep, type ThirdPartyStep, thirdPartyStep } from './third-party.store.ts'

/** The referral of a visitor. */
export interface Referral {
  promotionChannelId?: string
  channelFromtype?: string
}
type SessionOf<F> = F extends { session: infer S } ? S : never
export type SignedIn = SessionOf<Finished>

/** Sends the visitor to a provider; resolves only when that failed. */
export async function goToProvider(
  type: ThirdPartyType,
  purpose: ReturnContext['purpose'],
  referral: Referral = {},
  returnContext: Partial<Pick<ReturnContext, 'from' | 'action'>> = {},
): Promise<Failure> {
  const started = await beginThirdParty({ data: { type, ...referral } })
  if (!started.ok) return started.error
  saveReturnContext({ purpose, from: location.pathname + location.search, ...returnContext })
  location.assign(started.data.url)
  return new Promise(() => undefined)
}

/** Callbacks for a return from a provider. */
export interface ReturnCallbacks {
  referral: Referral
  /** Shows the dialog: it reads the step from the store. */
  open(): void
  signedIn(session: SignedIn, from: string): void
  /** The outcome of adding a provider to the account; null when the user declined at the provider. */
  bound(result: Result<{ user: User }> | null, from: string): void
}

const unavailable = () => ({ ok: false as const, error: { code: 'unavailable' as const } })

async function bind({ type, answer }: ThirdPartyReturn, callbacks: ReturnCallbacks, from: string): Promise<void> {
  callbacks.bound(await bindThirdParty({ data: { type, answer } }).catch(unavailable), from)
}

const stepAfter = (failure: Failure): ThirdPartyStep =>
  failure.code === 'second_step' ? { name: 'second_step', ticket: failure.message ?? '' } : { name: 'failed', failure }

async function signIn({ type, answer }: ThirdPartyReturn, callbacks: ReturnCallbacks, from: string): Promise<void> {
  setThirdPartyStep({ name: 'working' })
  callbacks.open()
  const result = await finishThirdParty({ data: { type, answer, ...callbacks.referral } }).catch(unavailable)
  if (!result.ok) return setThirdPartyStep(stepAfter(result.error))
  const { data } = result
  if (data.kind === 'session') {
    setThirdPartyStep({ name: 'none' })
    return callbacks.signedIn(data.session, from)
  }
  if (data.kind === 'bind_email') return setThirdPartyStep({ name: 'bind_email', ticket: data.ticket })
  const nickname = data.nickname ? { nickname: data.nickname } : {}
  setThirdPartyStep({ name: 'bind_phone', ticket: data.ticket, type: type === 1 ? 1 : 2, ...nickname })
}

/** Completes what `goToProvider` started. The caller has removed the parameters from the address before. */
export async function handleReturn(returned: ThirdPartyReturn, callbacks: ReturnCallbacks): Promise<void> {
  const { purpose, from } = takeReturnContext()
  if (returned.isDenied) {
    if (purpose === 'bind') return callbacks.bound(null, from)
    setThirdPartyStep({ name: 'denied' })
    return callbacks.open()
  }
  await (purpose === 'bind' ? bind : signIn)(returned, callbacks, from)
}

/** Verifies the email or phone that the current step requires, and signs in. */
export function bindContact(
  contact: { mobileOrEmail: string; areaCode: string; checkCode: string },
  referral: Referral = {},
): Promise<Result<SignedIn>> {
  const step = thirdPartyStep()
  const { mobileOrEmail, areaCode, checkCode } = contact
  if (step.name === 'bind_email')
    return bindEmail({ data: { ...referral, ticket: step.ticket, email: mobileOrEmail, checkCode } })
  if (step.name === 'bind_phone') {
    const { ticket, type } = step
    return bindPhone({ data: { ...referral, ticket, type, mobile: mobileOrEmail, areaCode, checkCode } })
  }
  return Promise.resolve({ ok: false, error: { code: 'third_party_failed' } })
}
