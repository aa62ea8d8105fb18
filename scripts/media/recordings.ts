import fs from 'node:fs'
import path from 'node:path'

/** What the program that sends replays needs. */
export interface ReplaySettings {
  /** Of the site that takes them: `http://localhost:3000`. */
  siteUrl: string
  secret: string
}

const NAME = /^(\d{1,15})-(\d{9,11})\.flv$/

/** A recording by the name of its file, `<room>-<seconds since the epoch>.flv`; undefined for any other file. */
export function recordingOf(file: string): { room: number; from: number } | undefined {
  const [, room, seconds] = NAME.exec(path.basename(file)) ?? []
  // The name has whole seconds: it began within the next one, and nothing of before may be shown.
  return room && seconds ? { room: Number(room), from: (Number(seconds) + 1) * 1000 } : undefined
}

/** Recordings in a folder. */
export const recordingsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => path.join(folder, name))
