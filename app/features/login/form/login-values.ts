import { isEmailLike } from '#contract/account-rules.ts'
import type { LoginMode } from '../login.store.ts'
import type { CodeTarget } from './send-code.ts'

export type Via = 'email' | 'phone'

/** The form's values in every mode: switching the mode or between email and phone keeps them. */
export interface LoginValues {
  via: Via
  /** An email address; with a password also a user name. */
  identifier: string
  phone: string
  /** ISO 3166 alpha-2 code of the area code's country. */
  country: string
  areaCode: string
  code: string
  password: string
}

export const NO_VALUES: LoginValues = {
  via: 'email',
  identifier: '',
  phone: '',
  country: 'CN',
  areaCode: '86',
  code: '',
  password: '',
}

/** The target of a code for these values. */
export const targetOf = ({ via, identifier, phone, areaCode }: LoginValues): CodeTarget =>
  via === 'phone' ? { mobileOrEmail: phone.trim(), areaCode } : { mobileOrEmail: identifier.trim() }

/**
 * The account part of a sign-in's input: an identifier with an at sign and a dot is an email, any other a user name.
 */
export function accountInputOf(values: LoginValues, mode: LoginMode): CodeTarget | { name: string } {
  if (mode === 2 && values.via === 'email' && !isEmailLike(values.identifier)) return { name: values.identifier.trim() }
  return targetOf(values)
}
