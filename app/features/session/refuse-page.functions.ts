import { createServerFn } from '@tanstack/react-start'
import { requestScope } from '#app/server/request-scope.ts'

/** Sets the status of the page being rendered to 403. */
export const refusePage = createServerFn({ method: 'GET' }).handler(() => {
  requestScope().status = 403
})
