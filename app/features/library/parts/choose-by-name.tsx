import { lazyRouteComponent } from '@tanstack/react-router'
import { ChevronDown, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { CONTROL_CLASSES } from '#app/ui/field-control.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { NameSearchProps } from '../../search/name-search.tsx'

const NameSearch = lazyRouteComponent(() => import('../../search/name-search.tsx'), 'NameSearch')

interface ChooseByNameProps extends Omit<NameSearchProps, 'searchLabel' | 'isOpenAtFirst' | 'onChoose'> {
  /** Undefined: nobody any more. */
  onChoose: (id: number | undefined) => void
}

/** Chooses another team or player of the same game. The search itself is loaded when it is opened. */
export function ChooseByName(props: ChooseByNameProps) {
  const [isOpened, setIsOpened] = useState(false)
  const { chosen, label, onChoose } = props
  const closed = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={chosen ? `${label}: ${chosen.name}` : label}
      onClick={() => setIsOpened(true)}
      className={cn(CONTROL_CLASSES, 'flex cursor-pointer items-center gap-2 px-3 text-start')}
    >
      <span className={cn('min-w-0 flex-1 truncate', !chosen && 'text-text-muted')}>
        <bdi>{chosen?.name ?? label}</bdi>
      </span>
      <ChevronDown size={16} aria-hidden className="shrink-0 text-text-muted" />
    </button>
  )
  return (
    <div className="flex min-w-0 items-center gap-1">
      <div className="min-w-0 flex-1">
        {isOpened ? (
          <Suspense fallback={closed}>
            <NameSearch {...props} searchLabel={m.library_find_name()} isOpenAtFirst />
          </Suspense>
        ) : (
          closed
        )}
      </div>
      {chosen && (
        <IconButton label={m.library_choose_none()} onClick={() => onChoose(undefined)}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
