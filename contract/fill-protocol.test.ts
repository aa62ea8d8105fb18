import { expect, test } from 'vitest'
import { fillSections } from './fill-protocol.ts'

test('a line for which the operator’s record says nothing is left out, and so is a section without any', () => {
  const sections = [
    { id: 'who', title: 'Who', blocks: ['{brand} by {operator}', 'At {address}', ['Mail {email}', 'Or write']] },
    { id: 'mail', title: 'Mail', blocks: [['{email}']] },
  ]
  expect(fillSections(sections, { brand: 'A', operator: 'B Ltd' })).toEqual([
    { id: 'who', title: 'Who', blocks: ['A by B Ltd', ['Or write']] },
  ])
})

test('a fact that looks like a placeholder stays as it is', () => {
  const sections = [{ id: 'who', title: 'Who', blocks: ['{brand} and {operator}'] }]
  expect(fillSections(sections, { brand: '{operator}', operator: '$&' })[0]?.blocks).toEqual(['{operator} and $&'])
})
