/** How long what a passkey is to sign may be used. */
export const CHALLENGE_MINUTES = 5
/** How long a sign-in waits for its second step. */
export const HALF_SIGN_IN_MINUTES = 10
export const RECOVERY_CODES = 10
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_CHARS_MAX = 40
/** Staff take the second step again for administration after so long, and when they did nothing there for so long. */
export const STAFF_STEP_HOURS = 12
export const STAFF_IDLE_MINUTES = 30

/** A recovery code as it is compared: without spaces and hyphens, and with the letters that look alike as one. */
export const plainRecoveryCode = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
