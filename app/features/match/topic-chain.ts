import type { ServerFrame } from '#contract/socket.ts'

export type TopicFrame = Exclude<ServerFrame, { type: 'error' }>

export interface Link {
  /** Position after the frame. */
  seq: number | undefined
  /** Something before the frame is missing: ask again from `seq`, and leave the frame. */
  isGap: boolean
}

/** Where a frame leaves whoever has seen everything up to `seq`; undefined: nothing yet. */
export function follow(seq: number | undefined, frame: TopicFrame): Link {
  if (frame.type !== 'delta') return { seq: frame.seq, isGap: false }
  if (seq !== undefined && frame.after > seq) return { seq, isGap: true }
  return { seq: Math.max(seq ?? 0, frame.seq), isGap: false }
}

/** Reads a frame; undefined when it is none. Only our own server sends them, so the shape is not checked further. */
export function readServerFrame(text: unknown): ServerFrame | undefined {
  try {
    const value: unknown = JSON.parse(String(text))
    const isFrame = typeof value === 'object' && value !== null && 'type' in value
    return isFrame ? (value as ServerFrame) : undefined
  } catch {
    return undefined
  }
}
