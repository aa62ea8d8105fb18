import { expect, test } from 'vitest'
import { withItsRun } from './gift-run.ts'

const by = (uid: number) => ({ uid, name: `u${uid}`, level: 1 })
const line = (id: number, uid: number, gift?: { id: number; count: number; combo: number }) => ({
  id,
  by: by(uid),
  text: gift ? '' : 'hello',
  at: id,
  ...(gift ? { gift } : {}),
})
const star = (count: number, combo: number) => ({ id: 1, count, combo })

test('with the last part of a run go those before it, and nothing of others or of a run before', () => {
  const messages = [
    line(1, 5, star(1, 1)),
    line(2, 5, star(1, 2)),
    line(3, 5, star(1, 1)),
    line(4, 6, star(1, 1)),
    line(5, 5),
    line(6, 5, star(2, 3)),
    line(7, 5, { id: 2, count: 1, combo: 1 }),
    line(8, 5, star(1, 4)),
  ]
  expect(withItsRun({ remove: 8 }, messages[7], messages)).toEqual({ remove: 8, also: [6, 3] })
  expect(withItsRun({ remove: 6 }, messages[5], messages)).toEqual({ remove: 6, also: [3] })
  expect(withItsRun({ remove: 3 }, messages[2], messages)).toEqual({ remove: 3 })
  expect(withItsRun({ remove: 5 }, messages[4], messages)).toEqual({ remove: 5 })
  expect(withItsRun({ remove: 9 }, undefined, messages)).toEqual({ remove: 9 })
})
