import { type ReactNode, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { hueOf, initialOf } from './avatar-colour.ts'

interface AvatarProps {
  name: string
  /** The initial is shown without a URL, or when the image does not load. */
  url?: string | null | undefined
  /** Width and height in pixels. */
  size?: number
  /** Shown on the lower edge: a level, a membership. */
  badge?: ReactNode
  className?: string
}

/**
 * A user's picture, or the initial on a colour derived from the name. Hidden from screen readers: the name stands
 * beside it.
 */
export function Avatar({ name, url, size = 40, badge, className }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
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
        {url && url !== failedUrl ? (
          <img
            src={url}
            alt=""
            width={size}
            height={size}
            loading="lazy"
            decoding="async"
            // An image that failed before hydration fires no event afterwards.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setFailedUrl(url)
            }}
            onError={() => setFailedUrl(url)}
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

/** VIP and SVIP are written so in every language. */
const TEXTS = { vip: 'VIP', svip: 'SVIP' } as const

/** Beside a name: the membership of the person; nothing for who is no member. */
export const MemberBadge = ({ tier, className }: { tier: 'vip' | 'svip' | undefined; className?: string }) =>
  tier ? (
    <span
      dir="ltr"
      className={cn(
        'inline-flex shrink-0 items-center rounded-sm border border-coin px-1 align-middle font-bold text-12 leading-4',
        tier === 'svip' ? 'bg-coin text-bg' : 'bg-surface-1 text-coin',
        className,
      )}
    >
      {TEXTS[tier]}
    </span>
  ) : null
