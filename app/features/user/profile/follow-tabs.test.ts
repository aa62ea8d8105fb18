import { expect, test } from 'vitest'
import { followTabOf } from './follow-tabs.ts'

test('follows open on the kind that was followed last', () => {
  expect(followTabOf(undefined, 'team')).toBe('teams')
  expect(followTabOf(undefined, 'anchor')).toBe('anchors')
})

test('the tab of the address comes first, and an unknown one counts as none', () => {
  expect(followTabOf('fans', 'team')).toBe('fans')
  expect(followTabOf('nothing', 'league')).toBe('leagues')
})

test('who follows nothing sees where teams will be', () => {
  expect(followTabOf(undefined, undefined)).toBe('teams')
})
