import { mutedUntil } from '#backend/comment/write-comment.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinLimit } from '#backend/core/limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { readPicture } from '#backend/picture/read-picture.ts'
import { countPictures, storePicture } from '#backend/picture/stored-pictures.ts'
import { ARTICLE_PICTURE_PX_MAX } from '#contract/news-rules.ts'
import type { postCalls } from '#contract/post.ts'
import { POST_PICTURES_A_DAY, POST_PICTURES_KEPT } from '#contract/post-rules.ts'
import { findOwn } from './own-posts.ts'
import { dropPictures } from './write-post.ts'

const DAY_MS = 86_400_000

export const uploadPostPicture: Verb<typeof postCalls.uploadPostPicture> = async (context, { id }, file) => {
  const { env, viewer } = context
  const found = await findOwn(context, id)
  if (!found) return fail('not_found')
  if ((await mutedUntil(context)) !== undefined) return fail('forbidden')
  if (!(await isWithinLimit(context, `postPicture:u${viewer.uid}`, POST_PICTURES_A_DAY, DAY_MS)))
    return fail('too_many')
  const picture = readPicture(file, ARTICLE_PICTURE_PX_MAX)
  if (!picture) return fail('wrong_file_type')
  const isFull =
    (await countPictures(env, 'articles', id)) >= POST_PICTURES_KEPT &&
    (await dropPictures(context, found)) >= POST_PICTURES_KEPT
  if (isFull) return fail('too_many')
  const { width, height } = picture
  return { path: await storePicture(env, 'articles', id, picture), width, height }
}
