/** `a***@example.org`. */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`

const HIDDEN_DIGITS = 4
const SHOWN_DIGITS_MAX = 7

/** `138****8000` of `+8613800138000` with area code 86: never fewer than four digits are hidden. */
export function maskPhone(phone: string, areaCode: string | null): string {
  const digits = phone.replace(/^\+/, '')
  const national = areaCode && digits.startsWith(areaCode) ? digits.slice(areaCode.length) : digits
  const shown = Math.min(SHOWN_DIGITS_MAX, Math.max(0, national.length - HIDDEN_DIGITS))
  const head = Math.floor((shown * 3) / SHOWN_DIGITS_MAX)
  const tail = shown - head
  return `${national.slice(0, head)}${'*'.repeat(HIDDEN_DIGITS)}${national.slice(national.length - tail)}`
}

/** `a***z`: of a short name the first letter only. */
export function maskName(name: string): string {
  const letters = [...name]
  return `${letters[0] ?? ''}***${letters.length > 3 ? letters.at(-1) : ''}`
}
