import { useEffect, useRef, useState } from 'react'
import { oneDecimal } from '#app/lib/one-decimal.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../../shell/shell.queries.ts'

const REFRESH_MS = 1000

/** The latency, updated once a second so that it is readable. */
export function LatencyReadout({ seconds }: { seconds: number | null }) {
  const { locale } = useShell()
  const latest = useRef(seconds)
  const [shown, setShown] = useState(seconds)
  useEffect(() => {
    latest.current = seconds
  })
  useEffect(() => {
    const timer = setInterval(() => setShown(latest.current), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  if (shown === null) return null
  return (
    <span dir="auto" className="hidden truncate px-2 text-12 text-white/85 tabular-nums @min-[480px]:block">
      {m.player_latency({ seconds: oneDecimal(shown, locale.tag) })}
    </span>
  )
}
