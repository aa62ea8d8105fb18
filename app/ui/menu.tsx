import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '#app/lib/cn.ts'

/**
 * A button that opens a panel below it. A `<details>` element, so it works before hydration and without scripts; Escape
 * and a click elsewhere close it.
 */
export function Menu({
  label,
  button,
  children,
  className,
}: {
  label: string
  button: ReactNode
  children: ReactNode
  className?: string
}) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current
      if (!element?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        element.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && element.contains(event.target)) return
      element.open = false
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])
  return (
    <details ref={details} className="relative">
      <summary
        aria-label={label}
        title={label}
        className="grid h-9 w-9 list-none place-items-center rounded-md text-text-muted hover:bg-surface-1 hover:text-text [&::-webkit-details-marker]:hidden"
      >
        {button}
      </summary>
      <div
        className={cn(
          'absolute end-0 top-11 z-40 rounded-md border border-line bg-surface-1 p-1 shadow-floating',
          className,
        )}
      >
        {children}
      </div>
    </details>
  )
}
