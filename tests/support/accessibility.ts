import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'

const NODES_TOLD = 4

/** Limits a check to a part of the page. */
export interface Part {
  /** Selector of the only part to check, when the rest of the page was checked before. */
  include?: string
  /** Check the brand's own colour scheme only, when the same part in another language was checked in both. */
  isOwnSchemeOnly?: boolean
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
function lookAt(page: Page, { include = 'html', exclude }: Part, options: RunOptions = {}): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include(include)
  axe.options({ ...options, resultTypes: ['violations'] })
  return exclude === undefined ? axe : axe.exclude(exclude)
}

/**
 * Renders everything, at once: parts off screen keep the colours of the scheme in which they were last painted, and a
 * colour on its way to the other scheme, or the half second in which a new value flashes, is no fault.
 */
const drawEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { content-visibility: visible !important; transition: none !important } .flash { animation: none !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

/** Switches to the other colour scheme; returns its name. */
const switchScheme = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'light' ? 'dark' : 'light'
    return dataset.theme
  })

/**
 * The faults that axe finds on the page by its default rules, in both colour schemes, the brand's own first. In the
 * second one only colours are checked, since nothing else differs.
 */
export async function findings(page: Page, where: string, part: Part = {}): Promise<string[]> {
  await drawEverything(page)
  const first = await lookAt(page, part).analyze()
  if (part.isOwnSchemeOnly) return linesOf(where, first.violations)
  const other = await switchScheme(page)
  const second = await lookAt(page, part, { runOnly: { type: 'rule', values: ['color-contrast'] } }).analyze()
  await switchScheme(page)
  return [...linesOf(where, first.violations), ...linesOf(`${where}, ${other}`, second.violations)]
}

export async function expectAccessible(page: Page, where: string, part?: Part): Promise<void> {
  expect(await findings(page, where, part), 'no finding').toEqual([])
}

/** What is called otherwise than the text it shows: who speaks to the browser says that text. No default rule of axe. */
export async function misnamed(page: Page, include: string): Promise<string[]> {
  const rule: RunOptions = { runOnly: { type: 'rule', values: ['label-content-name-mismatch'] } }
  return linesOf(include, (await lookAt(page, { include }, rule).analyze()).violations)
}
