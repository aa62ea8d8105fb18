import type { Context } from '#backend/core/context.ts'
import { IDENTITY_DAYS } from '#contract/retention-rules.ts'
import { deleteOldPapers, forgetPhotos, photosToDelete } from './applications.store.ts'
import { deleteIdPhotos } from './id-photos.ts'

export const KEPT_AFTER_DECISION_MS = IDENTITY_DAYS * 24 * 3_600_000

/** Deletes photos whose time has come, first the files, so that a run that is interrupted finds them again. */
export async function sweepIdPhotos({
  env,
  accountDb,
  now,
}: Pick<Context, 'env' | 'accountDb' | 'now'>): Promise<void> {
  const photos = await photosToDelete(accountDb, now)
  await deleteIdPhotos(env, photos)
  if (photos.length > 0)
    await forgetPhotos(
      accountDb,
      photos.map(({ id }) => id),
      now,
    )
  await deleteOldPapers(accountDb, now - KEPT_AFTER_DECISION_MS)
}
