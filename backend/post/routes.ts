import type { Verbs } from '#backend/core/serve.ts'
import type { postCalls } from '#contract/post.ts'
import { deletePost, getOwnPost, listOwnPosts } from './own-posts.ts'
import { reportPost } from './report-post.ts'
import { uploadPostPicture } from './upload-picture.ts'
import { savePost, sendPost } from './write-post.ts'

export const postRoutes: Verbs<typeof postCalls> = {
  listOwnPosts,
  getOwnPost,
  savePost,
  sendPost,
  deletePost,
  uploadPostPicture,
  reportPost,
}
