import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Result, RunOnly } from 'axe-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const NODES_TOLD = 4

/** Options that leave out parts of a check. */
export interface Part {
  /** Checks only this element, where the rest of the page has been checked before. */
  include?: string
  /** One scheme is enough where the same part was checked in both in another language. */
  isDarkOnly?: boolean
  /** Leaves out repetitions: the hundredth row has no fault that the tenth has not. */
  exclude?: string
}

/** Groups of a list after the first five. */
export const MORE_OF_A_LIST: Part = { exclude: 'section.\\@container:nth-of-type(n+6)' }

const linesOf = (where: string, results: Result[]): string[] =>
  results.flatMap(({ id, nodes }) =>
    nodes.slice(0, NODES_TOLD).map(({ target, failureSummary = '' }) => `${where} ${id} ${target}: ${failureSummary}`),
  )

/** Without frames, of which our pages have none, and without passed checks: both cost more than the check itself. */
function lookAt(page: Page, { include = 'body', exclude }: Part, runOnly: RunOnly): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include(include)
  axe.options({ runOnly, resultTypes: ['violations'] })
  return exclude === undefined ? axe : axe.exclude(exclude)
}

/** Parts off screen keep the colours of the scheme they were last rendered in, so everything is rendered. */
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
 * What axe finds on the page as it stands, in both schemes. The second scheme differs in colours only, so only they
 * are looked at again.
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
