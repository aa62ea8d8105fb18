import type { Context, UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { readPicture } from '#backend/picture/read-picture.ts'
import { deletePicture, hasPicture, listOldPictures, storePicture } from '#backend/picture/stored-pictures.ts'
import type { planCalls } from '#contract/plan.ts'
import { PLAN_COVER } from '#contract/plan-rules.ts'
import { usedCovers } from './plans.store.ts'

/** How far a side may be from the ratio: whoever cuts in a browser rounds. */
const RATIO_PX_MAX = 1
/** A cover is uploaded before its plan is sent, and drafts last: so long it may be of none. */
const UNUSED_MS = 30 * 24 * 3_600_000

export const uploadPlanCover: Verb<(typeof planCalls)['uploadPlanCover']> = async (context, _input, file) => {
  const { env, viewer, defer } = context
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'planCover'))) return fail('rate_limited')
  const { width, height } = PLAN_COVER
  const picture = readPicture(file, width)
  const isInShape = picture && Math.abs((picture.width * height) / width - picture.height) <= RATIO_PX_MAX
  if (!isInShape) return fail('wrong_file_type')
  const path = await storePicture(env, 'plans', viewer.uid, picture)
  defer(removeOldCovers(context, viewer.uid))
  return { path }
}

/** Whether a cover was uploaded by the caller and is still there; none is fine too. */
export const isOwnCover = async ({ env, viewer }: UserContext, cover: string | undefined): Promise<boolean> =>
  cover === undefined || (cover.startsWith(`/media/plans/${viewer.uid}/`) && (await hasPicture(env, cover)))

/** Deletes covers that no plan has. */
export async function removeUnusedCovers(
  { env, accountDb }: Pick<Context, 'env' | 'accountDb'>,
  covers: readonly (string | null)[],
): Promise<void> {
  const paths = covers.filter((path) => path !== null)
  if (paths.length === 0) return
  const used = await usedCovers(accountDb, paths)
  for (const path of paths) if (!used.has(path)) await deletePicture(env, path)
}

const removeOldCovers = async (context: Pick<Context, 'env' | 'accountDb' | 'now'>, uid: number): Promise<void> =>
  removeUnusedCovers(context, await listOldPictures(context.env, 'plans', uid, context.now - UNUSED_MS))
