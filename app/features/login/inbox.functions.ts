import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'

/** A ticket of one minute for the viewer's own socket. */
export const getInboxTicket = createServerFn({ method: 'GET' }).handler(() => java().notice.getSocketTicket({}))
