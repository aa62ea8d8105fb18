import { compactNumber } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../shell/shell.queries.ts'
import { useBlocks } from '../blocks.ts'

/** Says once of a room that it has a simulated crowd, and how large that is. `viewers` undefined: it has none. */
export function CrowdNote({ viewers }: { viewers: number | undefined }) {
  const { locale } = useShell()
  const { isWithoutCrowd } = useBlocks()
  if (viewers === undefined || isWithoutCrowd) return null
  return (
    <p className="shrink-0 border-line border-b bg-surface-2 px-3 py-1.5 text-12 text-text-muted">
      {m.chat_crowd_note({ count: compactNumber(viewers, locale.tag) })}
    </p>
  )
}
