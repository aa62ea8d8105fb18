import { isEmailLike } from '#contract/account-rules.ts'
import type { LoginMode } from '../login.store.ts'
import type { CodeTarget } from './send-code.ts'

export type Via = 'email' | 'phone'

/** What is typed into the form, in whatever mode: changing the mode or the way keeps it. */
export interface LoginValues {
  via: Via
  /** An email address; with a password also a user name. */
  identifier: string
  phone: string
  /** Two letters of the country the area code belongs to. */
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

/** Where a code for these values goes. */
export const targetOf = ({ via, identifier, phone, areaCode }: LoginValues): CodeTarget =>
  via === 'phone' ? { mobileOrEmail: phone.trim(), areaCode } : { mobileOrEmail: identifier.trim() }

/** Who signs in: an identifier with an at sign and a dot is an email, another one a user name. */
export function whoOf(values: LoginValues, mode: LoginMode): CodeTarget | { name: string } {
  if (mode === 2 && values.via === 'email' && !isEmailLike(values.identifier)) return { name: values.identifier.trim() }
  return targetOf(values)
}
