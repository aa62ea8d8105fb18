import { type ReactNode, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { hueOf, initialOf } from './avatar-colour.ts'

interface AvatarProps {
  name: string
  /** Without one, or when it does not load, the initial is shown. */
  url?: string | null | undefined
  /** Width and height in pixels. */
  size?: number
  /** A small sign on its lower edge: a level, a membership. */
  badge?: ReactNode
  className?: string
}

/** A person's picture, or her initial on a colour of her own. Decoration: her name stands beside it. */
export function Avatar({ name, url, size = 40, badge, className }: AvatarProps) {
  const [lost, setLost] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className={cn('relative inline-block shrink-0', className)}
      style={{ width: size, height: size }}
    >
      <span
        className="grid size-full select-none place-items-center overflow-hidden rounded-full font-semibold text-white"
        style={{ background: `oklch(0.45 0.11 ${hueOf(name)})`, fontSize: Math.round(size * 0.42) }}
      >
        {url && url !== lost ? (
          <img
            src={url}
            alt=""
            width={size}
            height={size}
            loading="lazy"
            decoding="async"
            // One that failed before the page's code ran has no event any more.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setLost(url)
            }}
            onError={() => setLost(url)}
            className="size-full object-cover"
          />
        ) : (
          initialOf(name)
        )}
      </span>
      {badge && <span className="absolute inset-x-0 -bottom-1 flex justify-center">{badge}</span>}
    </span>
  )
}
