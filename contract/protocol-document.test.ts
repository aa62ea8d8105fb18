import { expect, test } from 'vitest'
import { parseProtocolText, unknownFacts, writeProtocolText } from './protocol-document.ts'

const TEXT = `# What holds

A paragraph.

- one
- two

Another.

- a list of its own

# Last

The end.`

test('a text is written as it was read', () => {
  const { before, sections } = parseProtocolText(TEXT)
  expect(before).toEqual([])
  expect(sections).toEqual([
    {
      id: 'section-1',
      title: 'What holds',
      blocks: ['A paragraph.', ['one', 'two'], 'Another.', ['a list of its own']],
    },
    { id: 'section-2', title: 'Last', blocks: ['The end.'] },
  ])
  expect(writeProtocolText(sections)).toBe(TEXT)
})

test('what stands before the first title is told, as are lines without spaces between them', () => {
  expect(parseProtocolText('Hello\n- a\n# T\r\nx\ny\n-no item')).toEqual({
    before: ['Hello', ['a']],
    sections: [{ id: 'section-1', title: 'T', blocks: ['x', 'y', '-no item'] }],
  })
})

test('only facts that the site knows may be named', () => {
  expect(unknownFacts('{brand} by {operator}, {owner} and {owner}, {constructor}')).toEqual(['owner', 'constructor'])
})
