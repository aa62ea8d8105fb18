import type { SessionLine } from '#contract/account.ts'
import { deviceOf } from './device.ts'
import type { SessionRow } from './sessions.store.ts'

/** A session as its user or an administrator sees it; `currentId`: the caller's own session. */
export const toSessionLine = (row: SessionRow, currentId: string | null): typeof SessionLine.infer => ({
  id: row.id,
  device: deviceOf(row.userAgent),
  ...(row.country ? { country: row.country } : {}),
  createdAt: new Date(row.createdAt).toISOString(),
  seenAt: new Date(row.seenAt).toISOString(),
  isCurrent: row.id === currentId,
})
