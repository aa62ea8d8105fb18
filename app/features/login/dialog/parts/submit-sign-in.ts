import type { Result } from '#contract/call.ts'
import { accountInputOf, type LoginValues } from '../../form/login-values.ts'
import type { HumanCheck } from '../../form/use-human-check.ts'
import { resetPassword, signInByCode, signInByPassword } from '../../login.functions.ts'
import type { LoginMode } from '../../login.store.ts'
import { sentBy } from '../../sent-by.ts'

type SignedIn = Awaited<ReturnType<typeof signInByCode>>

async function submitPassword(values: LoginValues, check: HumanCheck): Promise<SignedIn> {
  const input = { ...accountInputOf(values, 2), ...sentBy(), password: values.password }
  const answer = await signInByPassword({ data: { ...input, cfToken: (await check.token()) ?? '' } })
  if (answer.ok || answer.error.code !== 'check_failed') return answer
  // A human check is valid for a few calls and minutes only: it is repeated silently.
  check.restart()
  return signInByPassword({ data: { ...input, cfToken: (await check.token()) ?? '' } })
}

/** Submits the form according to its mode. */
export function submitSignIn(mode: LoginMode, values: LoginValues, check: HumanCheck): Promise<SignedIn> {
  if (mode === 2) return submitPassword(values, check)
  const proof = { ...accountInputOf(values, mode), checkCode: values.code.trim() }
  if (mode === 3) return resetPassword({ data: { ...proof, password: values.password } })
  return signInByCode({ data: { ...proof, ...sentBy() } })
}

export type SignIn = SignedIn extends Result<infer S> ? S : never
