import { expect, test } from 'vitest'
import { recordingOf } from './recordings.ts'

test('a recording is named after its room and when it began, never earlier than it did', () => {
  expect(recordingOf('/srv/record/1204-1764241200.flv')).toEqual({ room: 1204, from: 1_764_241_201_000 })
  for (const other of ['1204.flv', '1204-1764241200.mp4', 'x-1764241200.flv', '1204-1764241200.flv.failed'])
    expect(recordingOf(other), other).toBeUndefined()
})
