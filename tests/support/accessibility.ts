import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Result, RunOnly } from 'axe-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const NODES_TOLD = 4

/** Limits a check to a part of the page. */
export interface Part {
  /** Selector of the only part to check, when the rest of the page was checked before. */
  include?: string
  /** Check one colour scheme only, when the same part in another language was checked in both. */
  isDarkOnly?: boolean
  /** Selector of repeated parts that are not checked. */
  exclude?: string
}

/** Excludes all groups of a list after the first five. */
export const MORE_OF_A_LIST: Part = { exclude: 'section.\\@container:nth-of-type(n+6)' }

const linesOf = (where: string, results: Result[]): string[] =>
  results.flatMap(({ id, nodes }) =>
    nodes.slice(0, NODES_TOLD).map(({ target, failureSummary = '' }) => `${where} ${id} ${target}: ${failureSummary}`),
  )

/** Frames (there are none) and passed checks are skipped: they would take longer than the check itself. */
function lookAt(page: Page, { include = 'body', exclude }: Part, runOnly: RunOnly): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include(include)
  axe.options({ runOnly, resultTypes: ['violations'] })
  return exclude === undefined ? axe : axe.exclude(exclude)
}

/** Renders everything: parts off screen keep the colours of the scheme in which they were last painted. */
const drawEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })

const setScheme = (page: Page, scheme: 'dark' | 'light'): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, scheme)

/**
 * The faults that axe finds on the page in both colour schemes. In the second one only colours are checked, since
 * nothing else differs.
 */
export async function findings(page: Page, where: string, part: Part = {}): Promise<string[]> {
  await drawEverything(page)
  const first = await lookAt(page, part, { type: 'tag', values: STANDARDS }).analyze()
  if (part.isDarkOnly) return linesOf(`${where} dark`, first.violations)
  await setScheme(page, 'light')
  const second = await lookAt(page, part, { type: 'rule', values: ['color-contrast'] }).analyze()
  await setScheme(page, 'dark')
  return [...linesOf(`${where} dark`, first.violations), ...linesOf(`${where} light`, second.violations)]
}

export async function expectAccessible(page: Page, where: string, part?: Part): Promise<void> {
  expect(await findings(page, where, part), 'no finding').toEqual([])
}
