/*
 * A human check must cost whoever makes it by program more than what it buys: passwords to be compared, each of them a
 * scrypt (backend/identity/password.ts). Measured by processor time on an x64 server, on 2026-11-22: one scrypt takes
 * 28 ms, 1,000 iterations of PBKDF2 with SHA-256 take 0.135 ms.
 */

/** How many codes or passwords one check allows. */
export const USES_OF_A_CHECK = 4
/** Iterations of PBKDF2 that take as long as one scrypt. */
const SCRYPT_IN_ITERATIONS = 210_000
/** How much dearer than what it buys a check is at least. */
const MARGIN = 2

/** Iterations of one try: so many that what a browser adds to each try does not count. */
export const ITERATIONS_OF_A_TRY = 5000
export const TRIES_MIN = Math.ceil((USES_OF_A_CHECK * SCRYPT_IN_ITERATIONS * MARGIN) / ITERATIONS_OF_A_TRY)
/** The number is chosen at random, so that nobody begins at the end. */
export const TRIES_MAX = Math.ceil(TRIES_MIN * 1.5)
