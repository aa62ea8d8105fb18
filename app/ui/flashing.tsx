import { useState } from 'react'
import { cn } from '#app/lib/cn.ts'

/** A value that flashes once each time it changes, but not on the first paint. */
export function Flashing({ value, className }: { value: number | string; className?: string }) {
  const [first] = useState(value)
  return (
    <span key={value} className={cn(className, value !== first && 'flash') || undefined}>
      {value}
    </span>
  )
}
