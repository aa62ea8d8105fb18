import type { Page } from '@playwright/test'
import { demoBrand, originOf } from '#tests/support/brands.ts'
import { expect, test } from '#tests/support/visitor.ts'

/** Cards two a row on a phone, as narrow as they get. */
async function openNarrowCards(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  await page.locator('main ul.grid').evaluate((list: HTMLElement) => {
    list.style.gridTemplateColumns = '1fr 1fr'
  })
}

for (const path of ['/en/live', '/ar/live'])
  test(`${path}: nothing on a cover overlaps or is cut on a narrow card`, async ({ page }) => {
    await openNarrowCards(page, path)
    const faults = await page.locator('article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const cover = card.firstElementChild?.getBoundingClientRect()
        const parts = [
          ...card.querySelectorAll('.cover-badge, .cover-facts p:first-of-type, .cover-facts p > *'),
        ].filter((part) => part.checkVisibility())
        const leaves = parts.filter((part) => !parts.some((other) => other !== part && part.contains(other)))
        const boxes = leaves.map((part) => ({ text: part.textContent ?? '', box: part.getBoundingClientRect() }))
        const isOver = (a: DOMRect, b: DOMRect) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
        const overlaps = boxes.flatMap((one, at) =>
          boxes.slice(at + 1).flatMap((other) => (isOver(one.box, other.box) ? `${one.text} on ${other.text}` : [])),
        )
        const outside = boxes.filter(
          ({ box }) => !cover || box.left < cover.left || box.right > cover.right || box.bottom > cover.bottom,
        )
        const cut = [...card.querySelectorAll('.cover-badge')].filter((part) => part.scrollWidth > part.clientWidth + 1)
        return [
          ...overlaps,
          ...outside.map(({ text }) => `${text} outside`),
          ...cut.map((part) => `${part.textContent} cut`),
        ]
      }),
    )
    expect(await page.locator('article').count()).toBeGreaterThan(3)
    expect(faults).toEqual([])
  })

test('the home colour is on the side of the home team, in right-to-left pages too', async ({ page }) => {
  const sides = async (path: string) => {
    await page.goto(path)
    const card = page.locator('article', { has: page.locator('.crest') }).first()
    return card.evaluate((element) => {
      const [home, away] = [...element.querySelectorAll('.crest')].map((crest) => crest.getBoundingClientRect().x)
      const picture = element.querySelector('.ground') as HTMLElement
      // Home's is the first of the gradient, which runs to the right at 100 degrees.
      const isMirrored = getComputedStyle(picture).backgroundImage.startsWith('linear-gradient(-100deg')
      return { crests: (home ?? 0) < (away ?? 0) ? 'left' : 'right', colours: isMirrored ? 'right' : 'left' }
    })
  }
  expect(await sides('/en/live')).toEqual({ crests: 'left', colours: 'left' })
  expect(await sides('/ar/live')).toEqual({ crests: 'right', colours: 'right' })
})

test('signs of games and pictures of empty lists are drawn from their sheets', async ({ page }) => {
  const widths = (selector: string) =>
    page.locator(selector).evaluateAll((uses) => uses.map((use) => (use as SVGUseElement).getBBox().width))
  await page.goto('/en/live')
  await expect.poll(async () => Math.min(...(await widths('.game-icon use')))).toBeGreaterThan(4)
  await page.goto('/en/s/zzzqq')
  await expect.poll(() => widths('main use[href$="#search"]')).toEqual([expect.any(Number)])
  await expect.poll(async () => (await widths('main use[href$="#search"]'))[0]).toBeGreaterThan(40)
})

for (const id of ['main', 'arena', 'tribuna'] as const)
  test(`${id}: the wordmark is whole, in its file and in the header of a phone`, async ({ page, origin }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/s/zzz', '/en/s/zzz']) {
      await page.goto(`${originOf(origin, demoBrand(id).hosts[0] ?? '')}${path}`)
      const logo = page.locator('header img:visible').first()
      const drawn = await logo.evaluate(async (image: HTMLImageElement) => {
        const host = document.createElement('div')
        host.innerHTML = decodeURIComponent(image.src.replace(/^data:[^,]*,/, ''))
        document.body.appendChild(host)
        const svg = host.querySelector('svg') as SVGSVGElement
        const { x, y, width, height } = svg.getBBox()
        const { width: right, height: bottom } = svg.viewBox.baseVal
        const texts = svg.querySelectorAll('text').length
        host.remove()
        return { left: x, top: y, right: right - x - width, bottom: bottom - y - height, texts }
      })
      expect(drawn.texts, 'outlines, not text in a font').toBe(0)
      expect(Math.min(drawn.left, drawn.top, drawn.right, drawn.bottom), 'room on each side').toBeGreaterThanOrEqual(0)
      const [box, search] = [await logo.boundingBox(), await page.locator('header form').first().boundingBox()]
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0)
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(132 / 32, 1)
    }
  })
