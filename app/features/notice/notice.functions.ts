import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { intent } from '#app/server/intent.ts'
import { noticeCalls } from '#contract/notice.ts'

export const listNotices = createServerFn({ method: 'GET' })
  .validator(noticeCalls.listNotices.input)
  .handler(({ data }) => java().notice.listNotices(data))

export const readNotices = createServerFn({ method: 'POST' })
  .validator(intent(noticeCalls.readNotices.input))
  .handler(({ data }) => java().notice.readNotices(data.input, data))

export const removeNotice = createServerFn({ method: 'POST' })
  .validator(intent(noticeCalls.removeNotice.input))
  .handler(({ data }) => java().notice.removeNotice(data.input, data))

/** A ticket for the viewer's own socket, valid for one minute. */
export const getInboxTicket = createServerFn({ method: 'GET' }).handler(() => java().notice.getSocketTicket({}))

export const listReservations = createServerFn({ method: 'GET' })
  .validator(noticeCalls.listReservations.input)
  .handler(({ data }) => java().notice.listReservations(data))

export const reserveMatch = createServerFn({ method: 'POST' })
  .validator(intent(noticeCalls.reserveMatch.input))
  .handler(({ data }) => java().notice.reserveMatch(data.input, data))
