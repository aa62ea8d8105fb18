import { useEffect, useSyncExternalStore } from 'react'
import type { Result } from '#contract/call.ts'
import type { Upload } from '#contract/video.ts'
import { completeVideo, resumeVideo } from '../video.functions.ts'
import { forgetFile } from './known-files.ts'
import { sendBytes } from './send-bytes.ts'
import { type UploadPorts, type UploadState, UploadTask } from './upload-task.ts'

/** The uploads of this tab, by video: they go on while other pages of the site are looked at. */
const tasks = new Map<number, UploadTask>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

const unavailable = (): Result<never> => ({ ok: false, error: { code: 'unavailable' } })

const portsOf = (hasOwnBackend: boolean): UploadPorts => ({
  resume: (input) => resumeVideo({ data: { key: crypto.randomUUID(), input } }).catch(unavailable),
  putPart: ({ id, part, lease, body }, onProgress, signal) =>
    sendBytes(`/video/part?id=${id}&part=${part}&lease=${lease}`, body, {
      ...{ key: crypto.randomUUID(), hasOwnBackend, onProgress, signal },
    }),
  complete: (input) => completeVideo({ data: { key: crypto.randomUUID(), input } }).catch(unavailable),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        removeEventListener('online', go)
        signal.removeEventListener('abort', go)
        resolve()
      }
      const timer = setTimeout(go, ms)
      addEventListener('online', go)
      signal.addEventListener('abort', go)
    }),
  now: () => performance.now(),
})

/** Sends a file that the backend waits for; replaces what this tab sent for the same video. */
export function beginUpload(upload: Upload, file: File, hasOwnBackend: boolean): UploadTask {
  tasks.get(upload.id)?.stop()
  const task = new UploadTask(upload, file, portsOf(hasOwnBackend))
  tasks.set(upload.id, task)
  tell()
  void task.run()
  return task
}

/** An upload is over, or its video is gone. */
export function endUpload(id: number): void {
  tasks.get(id)?.stop()
  tasks.delete(id)
  forgetFile(id)
  tell()
}

const subscribeTasks = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What this tab sends for a video; undefined where it sends nothing. */
export const useUpload = (id: number): UploadTask | undefined =>
  useSyncExternalStore(
    subscribeTasks,
    () => tasks.get(id),
    () => undefined,
  )

const IDLE: UploadState = { phase: 'paused', sentBytes: 0 }
const subscribeToNothing = () => () => undefined

export const useUploadState = (task: UploadTask | undefined): UploadState =>
  useSyncExternalStore(task?.subscribe ?? subscribeToNothing, task?.getState ?? (() => IDLE), () => IDLE)

/** The browser asks before the tab is closed while a file is on its way. */
export function useLeaveGuard(isOnItsWay: boolean): void {
  useEffect(() => {
    if (!isOnItsWay) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOnItsWay])
}
