import { type } from './ark.ts'
import { call } from './call.ts'
import { REPORT_REASONS } from './chat-rules.ts'

const ReportReasonName = type.enumerated(...REPORT_REASONS)

/** Calls about the chat of a room; what is said goes over socket `j` (`contract/chat.ts`). */
export const chatCalls = {
  /**
   * Reports a message of a room to staff. A user reports a message once: `isNew` is false when she had. `not_found`: the
   * room does not have it (any more); `not_yourself`: it is her own.
   */
  reportMessage: call({
    method: 'POST',
    path: '/chatroom/report',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'not_yourself'],
    input: type({ roomId: 'number.integer > 0', id: 'number.integer > 0', reason: ReportReasonName }),
    result: type({ isNew: 'boolean' }),
  }),
} as const
