import { expect, test } from 'vitest'
import type { Result } from '#contract/call.ts'
import type { OwnVideo } from '#contract/video.ts'
import { type PartToSend, type UploadPorts, UploadTask } from './upload-task.ts'

const PART = 4
const FILE = new File(['aaaabbbbcc'], 'goal.mp4', { type: 'video/mp4' })
const unavailable = { ok: false, error: { code: 'unavailable' } } as const
const done = { ok: true, data: null } as const

/** A backend that keeps parts, and what happens to each send. */
function setUp(there: number[] = []) {
  const kept = new Set(there)
  const sent: number[] = []
  const waits: number[] = []
  let lease = 'first'
  let now = 0
  /** What a part is answered with, before it is kept. */
  const answers: ((part: PartToSend, signal: AbortSignal) => Result<null> | Promise<Result<null>> | undefined)[] = []
  const ports: UploadPorts = {
    resume: async ({ id }) => {
      lease = 'second'
      return { ok: true, data: { id, lease, partBytes: PART, parts: [...kept] } }
    },
    putPart: async (part, onProgress, signal) => {
      sent.push(part.part)
      now += 1000
      onProgress(part.body.size)
      const answer = await answers.shift()?.(part, signal)
      if (answer) return answer
      if (part.lease !== lease) return { ok: false, error: { code: 'order_moved' } }
      kept.add(part.part)
      return done
    },
    complete: async ({ id }) =>
      kept.size === 3
        ? { ok: true, data: { id, isUploaded: true } as OwnVideo }
        : { ok: false, error: { code: 'order_moved' } },
    wait: async (ms) => {
      waits.push(ms)
    },
    now: () => now,
  }
  const task = new UploadTask({ id: 7, lease, partBytes: PART, parts: there }, FILE, ports)
  const phases: string[] = []
  task.subscribe(() => {
    const { phase } = task.getState()
    if (phases.at(-1) !== phase) phases.push(phase)
  })
  return { task, kept, sent, waits, answers, phases, takeOver: () => (lease = 'other tab') }
}

test('a file is sent part by part, and its progress is that of its bytes', async () => {
  const { task, sent, phases } = setUp()
  await task.run()
  expect(sent).toEqual([1, 2, 3])
  expect(phases).toEqual(['sending', 'finishing', 'done'])
  expect(task.getState()).toMatchObject({ phase: 'done', sentBytes: 10 })
  expect(task.video?.id).toBe(7)
})

test('an upload that goes on sends what is missing only', async () => {
  const { task, sent } = setUp([1, 3])
  expect(task.getState().sentBytes).toBe(6)
  await task.run()
  expect(sent).toEqual([2])
})

test('without a network it waits longer and longer, and then sends the same part', async () => {
  const { task, sent, waits, answers, phases } = setUp()
  answers.push(
    () => undefined,
    () => unavailable,
    () => unavailable,
  )
  await task.run()
  expect(sent).toEqual([1, 2, 2, 2, 3])
  expect(waits).toEqual([1000, 2000])
  expect(phases).toContain('waiting')
  expect(phases.at(-1)).toBe('done')
})

test('a paused upload sends nothing until it is resumed, under a new lease', async () => {
  const { task, sent, answers } = setUp()
  answers.push(
    () => undefined,
    () => {
      task.pause()
      return unavailable
    },
  )
  await task.run()
  expect(task.getState()).toMatchObject({ phase: 'paused', sentBytes: 4 })
  expect(sent).toEqual([1, 2])
  await task.resume()
  expect(sent).toEqual([1, 2, 2, 3])
  expect(task.getState().phase).toBe('done')
})

test('of two tabs the one that resumed later goes on', async () => {
  const { task, takeOver } = setUp()
  takeOver()
  await task.run()
  expect(task.getState()).toMatchObject({ phase: 'failed', failure: { code: 'order_moved' } })
  await task.resume()
  expect(task.getState().phase).toBe('done')
})

test('parts that the backend does not have after all are sent again', async () => {
  const { task, sent, answers } = setUp()
  // It says yes and keeps nothing.
  answers.push(() => done)
  await task.run()
  expect(sent).toEqual([1, 2, 3, 1])
  expect(task.getState().phase).toBe('done')
})

test('a file that is no video is not sent to its end', async () => {
  const { task, sent, answers } = setUp()
  answers.push(() => ({ ok: false, error: { code: 'wrong_file_type' } }))
  await task.run()
  expect(sent).toEqual([1])
  expect(task.getState()).toMatchObject({ phase: 'failed', failure: { code: 'wrong_file_type' } })
})
