import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { IconButton } from './icon-button.tsx'

interface ControlMenuProps {
  label: string
  icon: LucideIcon
  /** At the end of the player, and lays itself out in columns. */
  isWide?: boolean
  children: ReactNode
}

/** A button that opens a panel above the bar, as wide as a narrow player and in two columns there. Escape or a click elsewhere closes it. */
export function ControlMenu({ label, icon, isWide = false, children }: ControlMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  useEffect(() => {
    if (!isOpen) return
    const onPointer = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    const element = root.current
    document.addEventListener('pointerdown', onPointer)
    element?.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      element?.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
  return (
    <div ref={root} className={isWide ? undefined : '@min-[440px]:relative'}>
      <IconButton
        label={label}
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen((was) => !was)}
      />
      <div
        id={panelId}
        hidden={!isOpen}
        className={cn(
          'absolute bottom-12 z-20 overflow-y-auto rounded-md bg-black/90 p-2 text-14 text-white shadow-floating @max-[440px]:inset-x-2 @max-[440px]:w-auto @max-[440px]:p-1 @max-[440px]:text-13',
          isWide
            ? 'end-2 max-h-[min(400px,calc(56.25cqw-56px))] @min-[440px]:w-[424px]'
            : 'end-0 max-h-[min(320px,calc(56.25cqw-56px))] w-64 @max-[440px]:columns-2',
        )}
      >
        {children}
      </div>
    </div>
  )
}
