import { readDraft } from '../../../draft/drafts.ts'

/** The name that a new user was choosing. */
export const REGISTER_DRAFT = 'register'

/** She was cut off while she chose a name: by a reload, or by a session that ended. */
export const wasNaming = (uid: number): boolean => readDraft(REGISTER_DRAFT, uid) !== null
