import { cn } from '#app/lib/cn.ts'

/** A grey bar in the shape of what comes; size it with classes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cn('skeleton', className)} />
)
