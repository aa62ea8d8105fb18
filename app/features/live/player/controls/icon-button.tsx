import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#app/lib/cn.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & { label: string; icon: LucideIcon }

/** A 40 px icon button; the label is its accessible name and tooltip. */
export function IconButton({ label, icon: Icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cn(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-md text-white hover:bg-white/15',
        'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-white',
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden="true" size={20} />
    </button>
  )
}
