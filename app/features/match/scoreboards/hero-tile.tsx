import { cn } from '#app/lib/cn.ts'
import { heroDrawing } from './hero-drawing.ts'

interface HeroTileProps {
  hero: string
  isBanned?: boolean
  className?: string
}

/** A tile for a hero, drawn from the name: the same everywhere. The name stands beside it. */
export function HeroTile({ hero, isBanned, className }: HeroTileProps) {
  const { hue, path, initials } = heroDrawing(hero)
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={cn('shrink-0 rounded-md', isBanned && 'opacity-70 grayscale', className)}
    >
      <rect width="40" height="40" fill={`oklch(0.36 0.09 ${hue})`} />
      <path d={path} fill={`oklch(0.5 0.12 ${hue})`} />
      <text x="20" y="25.5" textAnchor="middle" fontSize={initials.length > 2 ? 13 : 15} fontWeight="700" fill="#fff">
        {initials}
      </text>
      {isBanned && <path d="M4 36 36 4" stroke="#fff" strokeWidth="3" />}
    </svg>
  )
}
