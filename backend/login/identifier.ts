import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type Fail, fail } from '#backend/core/fail.ts'
import { emailFault, isEmailLike, phoneFault } from '#contract/account-rules.ts'

/** An email, phone or user name. `key`: normalised to lower case, a phone to `+8613800138000`. */
export interface Identifier {
  kind: 'email' | 'phone' | 'name'
  key: string
  /** Calling code of a phone, without plus. */
  areaCode?: string
}

export interface LoginName {
  mobileOrEmail?: string
  name?: string
  areaCode?: string
}

function phoneOf(number: string, areaCode: string): Identifier | Fail<'bad_phone'> {
  const digits = number.replace(/[\s\-().]/g, '')
  const code = areaCode.replace(/^\+/, '')
  if (phoneFault(digits, code) || !/^\d{1,4}$/.test(code)) return fail('bad_phone')
  const phone = parsePhoneNumberFromString(`+${code}${digits}`)
  if (!phone?.isPossible() || phone.countryCallingCode !== code) return fail('bad_phone')
  return { kind: 'phone', key: phone.number, areaCode: code }
}

function emailOf(text: string): Identifier | Fail<'bad_email'> {
  return emailFault(text) ? fail('bad_email') : { kind: 'email', key: text.trim().toLowerCase() }
}

/** Text with an at sign and a dot is an email, text with a calling code a phone; a `name` is a user name otherwise. */
export function identifierOf({
  mobileOrEmail,
  name,
  areaCode,
}: LoginName): Identifier | Fail<'bad_email'> | Fail<'bad_phone'> {
  const text = (mobileOrEmail ?? name ?? '').trim()
  if (isEmailLike(text)) return emailOf(text)
  if (mobileOrEmail === undefined && name !== undefined) return { kind: 'name', key: text.toLowerCase() }
  if (areaCode) return phoneOf(text, areaCode)
  return emailOf(text)
}
