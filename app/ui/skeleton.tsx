import { cn } from '#app/lib/cn.ts'

/** A grey placeholder for loading content; size it with classes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cn('skeleton', className)} />
)
