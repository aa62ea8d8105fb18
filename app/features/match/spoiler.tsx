import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../shell/shell.queries.ts'

/** A score; for who wants none before she asks, a button in its place. */
export function Spoiler({ children }: { children: ReactNode }) {
  const { view } = useShell()
  const [isShown, setIsShown] = useState(false)
  if (isShown || !view.hidesScores) return children
  return (
    <button
      type="button"
      className="spoiler"
      aria-label={m.match_spoiler_reveal()}
      title={m.match_spoiler_reveal()}
      onClick={() => setIsShown(true)}
    >
      <span aria-hidden="true">?–?</span>
    </button>
  )
}
