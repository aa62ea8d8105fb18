/** What a complaint may be about. */
export const COMPLAINT_KINDS = ['rights', 'person', 'privacy', 'minors', 'fraud', 'illegal', 'other'] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

export const COMPLAINT_CHARS_MAX = 4000
export const COMPLAINT_LINK_CHARS_MAX = 500
export const COMPLAINT_EMAIL_CHARS_MAX = 120

/** `upheld`: something was done about it. */
export const COMPLAINT_DECISIONS = ['upheld', 'declined'] as const
export type ComplaintDecision = (typeof COMPLAINT_DECISIONS)[number]
