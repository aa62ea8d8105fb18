import { expect, test } from 'vitest'
import { shareChat } from './shared-chat.ts'

function connections() {
  const done: string[] = []
  const make = (name: string) => () => ({
    open: () => done.push(`open ${name}`),
    close: () => done.push(`close ${name}`),
  })
  const bind = () => {
    done.push('bind')
    return () => done.push('unbind')
  }
  return { done, make, bind }
}

test('two parts of a page share one connection, which ends with the last of them', () => {
  const { done, make, bind } = connections()
  const first = shareChat('room 1', make('a'), bind)
  const second = shareChat('room 1', make('b'), bind)
  expect(second.chat).toBe(first.chat)
  expect(done).toEqual(['bind', 'open a'])
  first.release()
  first.release()
  expect(done).toEqual(['bind', 'open a'])
  second.release()
  expect(done).toEqual(['bind', 'open a', 'unbind', 'close a'])
})

test('another room, and the same room once it was left, is a connection of its own', () => {
  const { done, make, bind } = connections()
  const one = shareChat('room 2', make('a'), bind)
  const other = shareChat('room 3', make('b'), bind)
  expect(other.chat).not.toBe(one.chat)
  one.release()
  other.release()
  shareChat('room 2', make('c'), bind).release()
  expect(done.filter((deed) => deed.startsWith('open'))).toEqual(['open a', 'open b', 'open c'])
})
