/** What a request is about. */
export const SUPPORT_SUBJECTS = ['account', 'payment', 'stream', 'streamer', 'content', 'other'] as const
export type SupportSubject = (typeof SUPPORT_SUBJECTS)[number]

/** `waiting`: for staff. `answered`: for who asked. */
export const SUPPORT_STATES = ['waiting', 'answered', 'closed'] as const
export type SupportState = (typeof SUPPORT_STATES)[number]

/** Why staff close a request; `user`: who asked closed it. */
export const SUPPORT_CLOSE_REASONS = ['solved', 'silent', 'declined'] as const
export type SupportCloseReason = (typeof SUPPORT_CLOSE_REASONS)[number] | 'user'

export const SUPPORT_TEXT_CHARS_MIN = 10
export const SUPPORT_TEXT_CHARS_MAX = 2000
export const SUPPORT_REFERENCE_CHARS_MAX = 80
export const SUPPORT_EMAIL_CHARS_MAX = 120

/** Requests of one user that are not closed. */
export const SUPPORT_OPEN_MAX = 5
/** Of a request: staff can still answer where who asked may write no more. */
export const SUPPORT_MESSAGES_MAX = 100
export const SUPPORT_OWN_MESSAGES_MAX = 80
/** Messages are read so many at a time. */
export const SUPPORT_MESSAGES_A_PAGE = 30
/** A closed request is reopened by an answer, for so long. */
export const SUPPORT_REOPEN_DAYS = 14
/** An answered request that nobody writes in is closed after so long. */
export const SUPPORT_SILENT_DAYS = 14

/** What lets a guest read her request: 256 bits that her browser makes. */
export const SUPPORT_KEY = /^[A-Za-z0-9_-]{43}$/

/** The document of a brand's own widget, below the prefix of a language. */
export const SUPPORT_WIDGET_PATH = '/salesmartly/widget'
