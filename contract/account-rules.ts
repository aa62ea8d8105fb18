/**
 * The rules of account forms (docs/product.md, section 5), for the browser and the backend alike. A rule returns null
 * for a valid value, else the name of the fault.
 */
export const CODE_COUNTDOWN_SECONDS = 60
/** Coins that a new account gets. */
export const REGISTRATION_COINS = 200
export const PHONE_CHARS_MAX = 11
export const PASSWORD_CHARS_MIN = 8
export const PASSWORD_CHARS_MAX = 72
export const USER_NAME_CHARS_MAX = 20
export const SIGNATURE_CHARS_MAX = 120
export const FEEDBACK_CHARS_MAX = 2000
export const AVATAR_BYTES_MAX = 3 * 1024 * 1024
/** The longest side of a stored avatar; the page cuts a picture to it before it is sent. */
export const AVATAR_PX_MAX = 512
export const AVATAR_TYPES = ['image/jpeg', 'image/png'] as const
/** How long the deletion of an account can be cancelled. */
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

/**
 * By what may stand in it: no separator of a list of addresses, quote, control or invisible character, which a mail
 * server might read otherwise than we do, and no empty label in the domain.
 */
const EMAIL =
  /^[\p{L}\p{M}\p{N}!#$%&*+/=?^_{|}~.-]+@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]+$/u
const EMAIL_CHARS_MAX = 254

export function emailFault(value: string): RuleFault | null {
  const email = value.trim()
  if (email === '') return 'email_required'
  return email.length <= EMAIL_CHARS_MAX && EMAIL.test(email) ? null : 'email_format'
}

/** Checks numbers of mainland China by pattern and others by length only. `areaCode` without plus: `86`. */
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
  const isStrong =
    value.length >= PASSWORD_CHARS_MIN &&
    value.length <= PASSWORD_CHARS_MAX &&
    /[A-Za-z]/.test(value) &&
    /\d/.test(value)
  return isStrong ? null : 'password_weak'
}

export function userNameFault(value: string): RuleFault | null {
  const name = value.trim()
  if (name === '') return 'user_name_required'
  return name.length <= USER_NAME_CHARS_MAX && /^[A-Za-z0-9]+$/.test(name) ? null : 'user_name_format'
}

/** An identifier with an at sign and a dot is an email; any other is sent as a user name. */
export const isEmailLike = (identifier: string): boolean => identifier.includes('@') && identifier.includes('.')
