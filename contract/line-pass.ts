/**
 * The header with the pass of a member's line: in a playlist's answer a new one, which the site keeps in a cookie, and
 * in each later request for that line the one that it kept.
 */
export const LINE_PASS_HEADER = 'line-pass'
/** How long a pass is valid: whose membership ends, or is taken back, loses the line within this time. */
export const LINE_PASS_SECONDS = 600
/** A pass with less left is renewed, so that it never ends while a stream plays. */
export const LINE_PASS_DUE_SECONDS = 180
/** A pass: when it ends, in milliseconds since the epoch, and a digest. */
export const LINE_PASS = /^(\d{13})\.[0-9a-f]{64}$/
