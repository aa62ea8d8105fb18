import type { ServerFrame } from '#contract/socket.ts'

export type TopicFrame = Exclude<ServerFrame, { type: 'error' }>

export interface ChainStep {
  /** The position after the frame. */
  seq: number | undefined
  /** Frames before this one are missing: request again from `seq` and drop this frame. */
  isGap: boolean
}

/** The position after a frame, for a listener at `seq`; undefined means no frame yet. */
export function advance(seq: number | undefined, frame: TopicFrame): ChainStep {
  if (frame.type !== 'delta') return { seq: frame.seq, isGap: false }
  if (seq !== undefined && frame.after > seq) return { seq, isGap: true }
  return { seq: Math.max(seq ?? 0, frame.seq), isGap: false }
}

/**
 * Parses a frame; undefined when the text is none. Only our own server sends frames, so the shape is not checked
 * further.
 */
export function readServerFrame(text: unknown): ServerFrame | undefined {
  try {
    const value: unknown = JSON.parse(String(text))
    const isFrame = typeof value === 'object' && value !== null && 'type' in value
    return isFrame ? (value as ServerFrame) : undefined
  } catch {
    return undefined
  }
}
