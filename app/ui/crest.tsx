import type { Crest as CrestShape } from '#contract/entities.ts'

/** How many outlines and fields of badges the sprite has; the arrays themselves would be in every page's code. */
const OUTLINES = 6
const FIELDS = 4

interface CrestProps {
  id: number
  crest: CrestShape
  /** In pixels; left out where CSS sets the size. */
  size?: number
}

/** A team's badge in its colours; the same team always has the same one. The team's name stands beside it. */
export const Crest = ({ id, crest, size }: CrestProps) => (
  <svg aria-hidden="true" className="crest" width={size} height={size} color={crest.primary} fill={crest.secondary}>
    <use href={`#b${crest.shape % OUTLINES}${id % FIELDS}`} />
  </svg>
)
