import type { ReactNode } from 'react'
import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { cn } from '#app/lib/cn.ts'
import { Scroller } from '#app/ui/scroller.tsx'

export interface MapChoice {
  /** From 1. */
  map: number
  name: string
  /** Beside the name: the score, or how long it took. */
  figures?: ReactNode
  /** Under the name: who picked or won it. */
  detail: string
  isLive: boolean
  /** Nothing is known of it yet. */
  isToCome: boolean
}

interface MapPickerProps {
  label: string
  choices: readonly MapChoice[]
  selected: number
  onSelect: (map: number) => void
}

/** The maps of a series as buttons: what is below them is of the selected one. */
export function MapPicker({ label, choices, selected, onSelect }: MapPickerProps) {
  return (
    <Scroller label={label}>
      <div className="flex w-max min-w-full gap-1 text-12 sm:gap-2">
        {choices.map(({ map, name, figures, detail, isLive, isToCome }) => (
          <button
            key={map}
            ref={map === selected ? bringIntoView : undefined}
            type="button"
            disabled={isToCome}
            aria-pressed={map === selected}
            onClick={() => onSelect(map)}
            className={cn(
              'min-h-12 min-w-26 max-w-56 flex-[1_0_auto] rounded-md border bg-surface-2 px-2 py-1 text-start sm:px-3',
              map === selected ? 'border-brand-text' : 'border-transparent enabled:hover:border-line',
            )}
          >
            <span className="flex items-center justify-between gap-2">
              <span className={cn('whitespace-nowrap font-semibold text-13', isToCome && 'text-text-muted')}>
                {name}
              </span>
              {figures}
            </span>
            <span className="flex items-center gap-1.5 whitespace-nowrap text-text-muted">
              {isLive && <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-live" />}
              {detail}
            </span>
          </button>
        ))}
      </div>
    </Scroller>
  )
}

/** A pair of numbers, the winner's bold. */
export const PairOfFigures = ({ home, away }: { home: number; away: number }) => (
  <span className="flex gap-1">
    <span className={cn('figures min-w-[2ch] text-right rtl:text-left', home > away && 'font-bold')}>{home}</span>:
    <span className={cn('figures min-w-[2ch] rtl:text-right', away > home && 'font-bold')}>{away}</span>
  </span>
)
