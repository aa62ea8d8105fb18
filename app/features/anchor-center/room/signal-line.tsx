import { useEffect, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../shell/shell.queries.ts'
import { judgeSignal, KBPS_MIN, type Piece, type Signal } from './judge-signal.ts'

const PIECES_MAX = 12
const READ_MS = 2000
/** A segment that is named after the moment it begins. */
const PIECE = /-(\d{13})\.ts$/

interface Frames {
  total: number
  dropped: number
}

const JUDGEMENTS: Readonly<Record<Signal['judgement'], { text: () => string; colour: string }>> = {
  good: { text: m.centre_signal_good, colour: 'text-win' },
  low: { text: () => m.centre_signal_low({ min: KBPS_MIN }), colour: 'text-warn' },
  unsteady: { text: m.centre_signal_unsteady, colour: 'text-warn' },
}

/** What the preview in `frame`, from this address, tells of the picture: as this browser loads and plays it. */
function useSignal(url: string, frame: HTMLElement | null) {
  const [pieces, setPieces] = useState<readonly Piece[]>([])
  const [frames, setFrames] = useState<Frames>()
  useEffect(() => {
    const folder = url.slice(0, url.lastIndexOf('/') + 1)
    const observer = new PerformanceObserver((list) => {
      const loaded = list.getEntries().flatMap((entry): Piece[] => {
        const [, at] = entry.name.includes(folder) ? (PIECE.exec(entry.name) ?? []) : []
        const bytes = (entry as PerformanceResourceTiming).encodedBodySize
        return at === undefined || bytes === 0 ? [] : [{ at: Number(at), bytes }]
      })
      if (loaded.length === 0) return
      setPieces((known) => {
        const all = new Map([...known, ...loaded].map((piece) => [piece.at, piece]))
        return [...all.values()].sort((a, b) => a.at - b.at).slice(-PIECES_MAX)
      })
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [url])
  useEffect(() => {
    const read = () => {
      const quality = frame?.querySelector('video')?.getVideoPlaybackQuality()
      if (quality) setFrames({ total: quality.totalVideoFrames, dropped: quality.droppedVideoFrames })
    }
    const timer = setInterval(read, READ_MS)
    return () => clearInterval(timer)
  }, [frame])
  return { signal: judgeSignal(pieces), frames }
}

/** Bitrate and dropped frames of the preview, and what to make of them. */
export function SignalLine({ url, frame }: { url: string; frame: HTMLElement | null }) {
  const { locale } = useShell()
  const { signal, frames } = useSignal(url, frame)
  const number = new Intl.NumberFormat(locale.tag)
  if (!signal) return <p className="mt-2 text-13 text-text-muted">{m.centre_signal_measuring()}</p>
  const { text, colour } = JUDGEMENTS[signal.judgement]
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-13">
      <p role="status" className={cn('font-medium', colour)}>
        {text()}
      </p>
      <p className="figures text-text-muted">
        {m.centre_signal_rate({ rate: number.format(signal.kbps) })}
        {frames &&
          ` · ${m.centre_signal_dropped({ count: number.format(frames.dropped), total: number.format(frames.total) })}`}
      </p>
    </div>
  )
}
