import { Lock } from 'lucide-react'
import type { LockedSource } from '#app/features/live/player/player-source.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../../shell/shell.queries.ts'
import { sourceName, sourceTier } from './source-name.ts'

/** Sources that the viewer may not play, for whom they are, and the way to a membership. */
export function LockedSources({ sources }: { sources: readonly LockedSource[] }) {
  const { prefix } = useShell()
  return (
    <div dir="auto" className="mt-1 break-inside-avoid border-white/25 border-t pt-1">
      <ul>
        {sources.map((source) => (
          <li key={source.id} className="flex min-h-10 items-center gap-3 px-2 text-white/75 @max-[440px]:min-h-8">
            <Lock size={14} aria-hidden className="shrink-0" />
            <span dir="auto">{sourceName(source)}</span>
            <span className="font-semibold text-12">{sourceTier(source)}</span>
          </li>
        ))}
      </ul>
      <a
        href={`${prefix}/userInfo/vip`}
        data-routed=""
        className="flex min-h-10 items-center rounded-sm px-2 font-semibold underline hover:bg-white/15"
      >
        {m.live_access_membership()}
      </a>
    </div>
  )
}
