import { createServerFn } from '@tanstack/react-start'
import { readKnownViewer, readViewer } from '#app/server/viewer.ts'

/** The signed-in user; null for a guest, for whom no call is made. */
export const getViewer = createServerFn({ method: 'GET' }).handler(readViewer)

/** For a page whose account could not be read: what a cookie of ours says of the user, without the private part. */
export const getKnownViewer = createServerFn({ method: 'GET' }).handler(readKnownViewer)
