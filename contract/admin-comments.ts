import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, oldestFirst, searchText, ways } from './list-part.ts'

/** A comment as staff see it, also one that is taken out. */
export const AdminComment = type({
  id: 'number.integer',
  /** `match:12` */
  subject: 'string',
  /** Of its page, without a language. Absent in files, and where there is none any more. */
  'path?': 'string',
  /** Of a match: who plays. Absent in files, and where it is not stored any more. */
  'title?': 'string',
  /** Absent, as the text is: its account is deleted. */
  'uid?': 'number.integer',
  'username?': 'string',
  'text?': 'string',
  isReply: 'boolean',
  isRemoved: 'boolean',
  likes: 'number.integer',
  createdAt: Instant,
})
export type AdminComment = typeof AdminComment.infer

export const adminCommentCalls = {
  /** The newest first. `text` is looked for in the newest 20,000; a POST, since addresses are logged. */
  listAllComments: call({
    method: 'POST',
    isRead: true,
    path: '/admin/comments',
    access: 'moderator',
    isOurs: true,
    input: ListPart.and({ 'uid?': IntegerText, ...searchText, ...oldestFirst, 'state?': "'shown' | 'removed'" }),
    result: type({ list: AdminComment.array(), ...ways }),
  }),
} as const
