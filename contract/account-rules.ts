/**
 * What may be typed into account forms (docs/product.md, section 5): the same rules in the browser and in the backend.
 * A rule answers null for a good value, else the name of its fault.
 */
export const CODE_COUNTDOWN_SECONDS = 60
/** Coins promised at registration. */
export const REGISTRATION_COINS = 200
export const PHONE_CHARS_MAX = 11
export const PASSWORD_CHARS_MIN = 8
export const PASSWORD_CHARS_MAX = 72
export const USER_NAME_CHARS_MAX = 20
export const SIGNATURE_CHARS_MAX = 120
export const FEEDBACK_CHARS_MAX = 2000
export const AVATAR_BYTES_MAX = 3 * 1024 * 1024
export const AVATAR_TYPES = ['image/jpeg', 'image/png'] as const
/** A deleted account can be taken back for so long. */
export const DELETION_GRACE_DAYS = 14

export type RuleFault =
  | 'email_required'
  | 'email_format'
  | 'phone_required'
  | 'phone_format'
  | 'code_required'
  | 'code_format'
  | 'password_required'
  | 'password_weak'
  | 'user_name_required'
  | 'user_name_format'
  | 'identifier_required'

const EMAIL = /^[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>().]{2,}$/
const EMAIL_CHARS_MAX = 254

export function emailFault(value: string): RuleFault | null {
  const email = value.trim()
  if (email === '') return 'email_required'
  return email.length <= EMAIL_CHARS_MAX && EMAIL.test(email) ? null : 'email_format'
}

/** Mainland numbers by their pattern; others by length, the backend knows more. `areaCode` without plus: `86`. */
export function phoneFault(value: string, areaCode: string): RuleFault | null {
  const digits = value.trim()
  if (digits === '') return 'phone_required'
  const pattern = areaCode === '86' ? /^1[3-9]\d{9}$/ : /^\d{4,11}$/
  return pattern.test(digits) ? null : 'phone_format'
}

export function codeFault(value: string): RuleFault | null {
  if (value.trim() === '') return 'code_required'
  return /^\d{6}$/.test(value.trim()) ? null : 'code_format'
}

export function passwordFault(value: string): RuleFault | null {
  if (value === '') return 'password_required'
  const isWell =
    value.length >= PASSWORD_CHARS_MIN &&
    value.length <= PASSWORD_CHARS_MAX &&
    /[A-Za-z]/.test(value) &&
    /\d/.test(value)
  return isWell ? null : 'password_weak'
}

export function userNameFault(value: string): RuleFault | null {
  const name = value.trim()
  if (name === '') return 'user_name_required'
  return name.length <= USER_NAME_CHARS_MAX && /^[A-Za-z0-9]+$/.test(name) ? null : 'user_name_format'
}

/** An identifier is an email if it holds an at sign and a dot; otherwise it is sent as a user name. */
export const isEmailLike = (identifier: string): boolean => identifier.includes('@') && identifier.includes('.')
