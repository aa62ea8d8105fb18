import type { Crest as CrestShape } from '#contract/entities.ts'

const OUTLINES = [
  'M12 2 3.500 5v7c0 5 3.500 8 8.500 10 5-2 8.500-5 8.500-10V5L12 2Z',
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
  'M4 3h16v10c0 5-4 7.500-8 9-4-1.500-8-4-8-9V3Z',
  'M12 2 21 7v10l-9 5-9-5V7l9-5Z',
  'M3 4c3 1 6 0 9-2 3 2 6 3 9 2 0 9-1 15-9 18C4 19 3 13 3 4Z',
  'M5 2h14l3 8-10 12L2 10 5 2Z',
].map((path) => path.replaceAll('.500', '.5'))

/** A second field of colour inside the outline: halves, sash, bar, chevron. */
const FIELDS = ['M12 0h12v24H12Z', 'M0 16 24 4v6L0 22Z', 'M0 9h24v6H0Z', 'M0 8l12 6L24 8v7l-12 6L0 15Z']

interface CrestProps {
  id: number
  crest: CrestShape
  size: number
}

/** A team's badge, drawn from its colours: always the same for the same team. The name stands beside it. */
export function Crest({ id, crest, size }: CrestProps) {
  const outline = OUTLINES[crest.shape % OUTLINES.length]
  const field = FIELDS[id % FIELDS.length]
  const clip = `crest-${id}`
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="shrink-0">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={crest.primary} />
      <path d={field} fill={crest.secondary} clipPath={`url(#${clip})`} />
      <path d={outline} fill="none" stroke="currentColor" strokeOpacity="0.35" />
    </svg>
  )
}
