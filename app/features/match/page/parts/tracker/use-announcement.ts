import { useEffect, useRef, useState } from 'react'

/** A screen reader needs this long for a sentence. */
const PAUSE_MS = 5000

/** What to announce of a text that changes by itself: the newest one, with pauses. Nothing while `isQuiet`. */
export function useAnnouncement(text: string, isQuiet: boolean): string {
  const [said, setSaid] = useState('')
  const last = useRef({ text, at: 0 })
  useEffect(() => {
    if (text === last.current.text) return undefined
    if (isQuiet) {
      last.current.text = text
      setSaid('')
      return undefined
    }
    const timer = setTimeout(
      () => {
        last.current = { text, at: Date.now() }
        setSaid(text)
      },
      Math.max(0, last.current.at + PAUSE_MS - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [text, isQuiet])
  return said
}
