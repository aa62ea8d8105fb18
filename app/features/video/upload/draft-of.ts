import { LASTING } from '../../draft/drafts.ts'

/** The draft of what is typed about a video. */
export const draftOf = (id: number): string => `${LASTING}video-${id}`
