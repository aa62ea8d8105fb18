import { lazy } from 'react'

export const UserVideos = lazy(async () => ({ default: (await import('./user-videos.tsx')).UserVideos }))
