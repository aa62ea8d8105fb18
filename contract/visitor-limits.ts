/** The secret of a browser, in its cookie or the header `browser`: longer ones were not given by us and count as none. */
export const BROWSER_CHARS_MAX = 64
/** Of a `user-agent` the rest is not read. */
export const USER_AGENT_CHARS_MAX = 300
/** A request with a longer `idempotency-key` is refused. */
export const INTENT_KEY_CHARS_MAX = 100
