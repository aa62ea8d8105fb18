import { readDraft } from '../../../draft/drafts.ts'

/** Draft key of the form in which a new user chooses a name. */
export const REGISTER_DRAFT = 'register'

/** Whether the user was choosing a name when a reload or the end of the session interrupted it. */
export const wasChoosingName = (uid: number): boolean => readDraft(REGISTER_DRAFT, uid) !== null
