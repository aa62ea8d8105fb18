import { instant } from '#backend/core/instant.ts'
import type { SupportLine, SupportMessage } from '#contract/support.ts'
import type { MessageRow, RequestRow } from './requests.store.ts'

/** A request as who asked sees it. */
export const toLine = (row: RequestRow): SupportLine => ({
  id: row.id,
  subject: row.subject,
  ...(row.reference === null ? {} : { reference: row.reference }),
  state: row.state,
  ...(row.closeReason === null ? {} : { closeReason: row.closeReason }),
  unread: row.userUnread,
  createdAt: instant(row.createdAt),
  updatedAt: instant(row.updatedAt),
})

export const toMessage = ({ number, kind, text, createdAt }: MessageRow): SupportMessage => ({
  number,
  by: kind === 'user' ? 'user' : 'staff',
  text,
  createdAt: instant(createdAt),
})
