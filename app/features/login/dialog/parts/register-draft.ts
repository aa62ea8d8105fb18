import { readDraft } from '../../../draft/drafts.ts'

/** The name that a new user was choosing. */
export const REGISTER_DRAFT = 'register'

/** The user was choosing a name when a reload or the end of the session interrupted. */
export const wasNaming = (uid: number): boolean => readDraft(REGISTER_DRAFT, uid) !== null
