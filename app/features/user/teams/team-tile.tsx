import { Check } from 'lucide-react'
import { Crest } from '#app/ui/crest.tsx'
import type { Crest as CrestShape } from '#contract/entities.ts'

interface TeamTileProps {
  team: { id: number; name: string; crest: CrestShape }
  /** Its league, or its game: clubs play several games under one name. */
  place: string
  isPicked: boolean
  isDisabled: boolean
  onToggle: () => void
}

/** A team that can be picked. It keeps its size, so that the teams after it stay where they are. */
export const TeamTile = ({ team: { id, name, crest }, place, isPicked, isDisabled, onToggle }: TeamTileProps) => (
  <button
    type="button"
    aria-pressed={isPicked}
    disabled={isDisabled}
    onClick={onToggle}
    className="relative flex h-full min-h-14 w-full items-center gap-2 rounded-md border border-line bg-surface-2 py-1.5 ps-2 pe-7 text-start hover:border-text-muted disabled:opacity-50 aria-pressed:border-brand-text aria-pressed:ring-1 aria-pressed:ring-brand-text aria-pressed:ring-inset"
  >
    <Crest id={id} crest={crest} size={28} />
    <span className="min-w-0 break-words">
      <span className="block font-medium text-13">{name}</span>
      <span className="block text-12 text-text-muted">{place}</span>
    </span>
    {isPicked && <Check size={16} strokeWidth={3} aria-hidden className="absolute end-2 text-brand-text" />}
  </button>
)
