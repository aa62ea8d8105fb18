/**
 * How long personal data is kept, in days. The code that deletes it and the texts under `/protocol` that promise it both
 * have the numbers from here.
 */
/** A session, since it was last used. */
export const SESSION_DAYS = 30
/** A browser that signed in, since it last did. */
export const KNOWN_BROWSER_DAYS = 180
/** Who sent a visitor, in a cookie. */
export const REFERRAL_DAYS = 30
/** What is said in a chat; shorter than the grace of a deleted account. */
export const CHAT_DAYS = 7
/** A reported message, once staff have decided. */
export const DECIDED_REPORT_DAYS = 90
/** Photos of papers, and papers of who was refused, once staff have decided: to look again when it is questioned. */
export const IDENTITY_DAYS = 7
/** An order that nobody paid. */
export const UNPAID_ORDER_DAYS = 90
/** A complaint, once staff have decided; undecided, since it was sent. */
export const COMPLAINT_DAYS = 365
/** A request to the support desk, since it last moved. */
export const SUPPORT_DAYS = 365
/** A browser that its push service takes nothing for. */
export const FAILING_DEVICE_DAYS = 14
