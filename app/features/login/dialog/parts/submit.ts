import type { Result } from '#contract/call.ts'
import type { HumanCheck } from '../../form/use-human-check.ts'
import { type LoginValues, whoOf } from '../../form/values.ts'
import { resetPassword, signInByCode, signInByPassword } from '../../login.functions.ts'
import type { LoginMode } from '../../login.store.ts'
import { promotion } from '../../promotion.ts'

type SignedIn = Awaited<ReturnType<typeof signInByCode>>

async function byPassword(values: LoginValues, check: HumanCheck): Promise<SignedIn> {
  const who = { ...whoOf(values, 2), ...promotion(), password: values.password }
  const first = await signInByPassword({ data: { ...who, cfToken: (await check.token()) ?? '' } })
  if (first.ok || first.error.code !== 'check_failed') return first
  // A check is valid for a few calls and minutes only: a new one is made without a question.
  check.restart()
  return signInByPassword({ data: { ...who, cfToken: (await check.token()) ?? '' } })
}

/** Sends the form in its mode. */
export function submit(mode: LoginMode, values: LoginValues, check: HumanCheck): Promise<SignedIn> {
  if (mode === 2) return byPassword(values, check)
  const proof = { ...whoOf(values, mode), checkCode: values.code.trim() }
  if (mode === 3) return resetPassword({ data: { ...proof, password: values.password } })
  return signInByCode({ data: { ...proof, ...promotion() } })
}

export type SignIn = SignedIn extends Result<infer S> ? S : never
