import { describe, expect, test } from 'vitest'
import { PROTOCOLS } from '#contract/protocol-rules.ts'
import { TEXTS } from './texts.ts'

const LANGUAGES = ['zh_CN', 'zh_tw', 'jp', 'ar'] as const

const placesIn = (value: unknown): string[] => (JSON.stringify(value).match(/\{\w+\}/g) ?? []).toSorted()

describe.each(PROTOCOLS)('%s', (name) => {
  const { en_US: english } = TEXTS[name]

  test.each(LANGUAGES)('says the same in %s: versions, sections, lists and facts', (language) => {
    const text = TEXTS[name][language]
    expect(text?.versions.map(({ date }) => date)).toEqual(english.versions.map(({ date }) => date))
    english.versions.forEach(({ sections }, at) => {
      const own = text?.versions[at]?.sections ?? []
      expect(own.map(({ id }) => id)).toEqual(sections.map(({ id }) => id))
      const shapeOf = ({ blocks }: (typeof own)[number]) =>
        blocks.map((block) => (typeof block === 'string' ? 1 : block.length))
      expect(own.map(shapeOf)).toEqual(sections.map(shapeOf))
      expect(own.map(placesIn)).toEqual(sections.map(placesIn))
    })
  })

  test('has its versions newest first, and each section once', () => {
    const dates = english.versions.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const { sections } of english.versions)
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  })
})
