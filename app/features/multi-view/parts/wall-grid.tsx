import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

/**
 * The spotlight large, the others beside it, as high together: with two of them the spotlight has two thirds of the
 * width, with three of them three quarters. On a phone it is on top, and the others are in a row below. Style alone decides
 * what is large, so that no video is made anew.
 */
export const WallGrid = ({ children }: { children: ReactNode }) => (
  <div
    className={cn(
      // What is small is so wide that two or three of it, with the gaps between, are as high as the spotlight.
      '-mx-3 grid grid-cols-2 gap-2 max-md:has-[>:nth-child(4)]:grid-cols-3 max-md:has-[>:nth-child(4)]:gap-1 md:mx-0 md:grid-cols-[minmax(0,1fr)_calc((100%-1.39rem)/3)]',
      'md:has-[>:nth-child(4)]:grid-cols-[minmax(0,1fr)_calc((100%-2.28rem)/4)] md:has-[>:nth-child(4)]:*:data-spot:row-span-3',
    )}
  >
    {children}
  </div>
)

/** A place in the grid; `data-spot` marks the spotlight. */
export const TILE = cn(
  '@container relative isolate aspect-video min-w-0 overflow-hidden bg-black text-white md:rounded-md',
  'data-spot:order-first data-spot:col-span-full',
  'md:col-start-2 md:data-spot:col-span-1 md:data-spot:col-start-1 md:data-spot:row-span-2 md:data-spot:row-start-1',
)
