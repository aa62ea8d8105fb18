import type { Verbs } from '#backend/core/serve.ts'
import type { commentCalls } from '#contract/comment.ts'
import { getComments, listComments, listReplies } from './list-comments.ts'
import { deleteComment, getOwnMarks, reportComment } from './own-comment.ts'
import { addComment, editComment } from './write-comment.ts'

export const commentRoutes: Verbs<typeof commentCalls> = {
  listComments,
  listReplies,
  getComments,
  getOwnMarks,
  addComment,
  editComment,
  deleteComment,
  reportComment,
}
