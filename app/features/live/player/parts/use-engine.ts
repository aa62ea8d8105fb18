import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { loadPreferences } from '../preferences.ts'
import { Engine } from './engine.ts'
import { initialState, type PlayerState } from './engine-state.ts'
import { network } from './network.ts'
import { openFile, openPlayback } from './open-playback.ts'

const INITIAL_STATE = initialState(0)

/** One engine as long as the URLs stay the same; null until the video element exists. `recording`: they are no streams. */
export function useEngine(
  video: HTMLVideoElement | null,
  urls: readonly string[],
  onProgramTime?: (date: Date | undefined, behindSeconds?: number) => void,
  recording?: { isFile: boolean },
): { engine: Engine | null; state: PlayerState } {
  const [engine, setEngine] = useState<Engine | null>(null)
  const report = useRef(onProgramTime)
  useEffect(() => {
    report.current = onProgramTime
  })
  const key = urls.join('\n')
  const isRecording = recording !== undefined
  const open = recording?.isFile ? openFile : openPlayback
  useEffect(() => {
    if (!video) return
    video.volume = loadPreferences().volume
    const created = new Engine({
      video,
      urls: key.split('\n'),
      sourceIndex: 0,
      isRecording,
      open,
      network,
      now: Date.now,
      onProgramTime: (...position) => report.current?.(...position),
    })
    setEngine(created)
    return () => {
      created.destroy()
      report.current?.(undefined)
    }
  }, [video, key, isRecording, open])
  const state = useSyncExternalStore(
    engine?.subscribe ?? subscribeToNothing,
    engine?.getState ?? initialStateOf,
    initialStateOf,
  )
  return { engine, state }
}

function subscribeToNothing(): () => void {
  return () => undefined
}

function initialStateOf(): PlayerState {
  return INITIAL_STATE
}
