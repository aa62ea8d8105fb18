import { fromJSON, toCrossJSONAsync } from 'seroval'
import { expect, test } from 'vitest'
import { createPlugin, fromCrossJSON, toJSONAsync } from './plain-seroval.ts'

const shared = { z: 1 }
const values = {
  nothing: null,
  missing: undefined,
  truths: [true, false],
  numbers: [0, -0, 1.5, -3, Number.POSITIVE_INFINITY, Number.NaN],
  texts: ['', 'a"b\\n\n\r\t\b\f', '</script>\u2028\u2029', 'مباراة', '\\x3C', 'C:\\new'],
  nested: { list: [{ deep: [[]] }], 'odd key"\n': 1 },
  once: shared,
  again: shared,
}

test('the server can read what the browser sends', async () => {
  expect(fromJSON(JSON.parse(JSON.stringify(await toJSONAsync({ data: values }))))).toEqual({ data: values })
})

test('the browser can read what the server answers', async () => {
  const answer = { result: values, error: undefined, context: {} }
  const sent = JSON.parse(JSON.stringify(await toCrossJSONAsync(answer, { refs: new Map() })))
  expect(fromCrossJSON(sent, {})).toEqual(answer)
})

test('an error is deserialised by the plugin it was serialised with', () => {
  const plugin = createPlugin({
    tag: '$TSR/Error',
    deserialize: (node: unknown, ctx: { deserialize(node: never): unknown }) =>
      new Error(String(ctx.deserialize((node as { message: never }).message))),
  })
  const sent = { t: 25, i: 0, c: '$TSR/Error', s: { message: { t: 1, s: 'lost' } } }
  expect(fromCrossJSON(sent, { plugins: [plugin] })).toEqual(new Error('lost'))
})

test('values that are not plain are rejected in both directions', async () => {
  await expect(toJSONAsync({ at: new Date(0) })).rejects.toThrow('plain values only')
  const sent = await toCrossJSONAsync({ at: new Date(0) }, { refs: new Map() })
  expect(() => fromCrossJSON(JSON.parse(JSON.stringify(sent)), {})).toThrow('more than plain values')
})

test('an answer cannot change a prototype', () => {
  const sent = {
    t: 10,
    i: 0,
    p: {
      k: ['__proto__', 'a'],
      v: [
        { t: 10, i: 1, p: { k: ['bad'], v: [{ t: 2, s: 2 }] } },
        { t: 0, s: 1 },
      ],
    },
  }
  const read = fromCrossJSON(sent, {}) as Record<string, unknown>
  expect(read.bad).toBeUndefined()
  expect(read.a).toBe(1)
})
