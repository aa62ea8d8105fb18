import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

/** A streamer's picture: with a ring in the colour of what is live. What it means stands beside it in words. */
export const LiveRing = ({ isLive, children }: { isLive: boolean; children: ReactNode }) => (
  <span className={cn('block rounded-full border-2 p-0.5', isLive ? 'border-live' : 'border-transparent')}>
    <span className="block [&>span]:block">{children}</span>
  </span>
)
