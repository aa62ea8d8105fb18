import fs from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { Brand } from '#brands/brand.ts'
import { ensureBrowser } from './ensure-browser.ts'

/**
 * Draws a brand's icons for home screens from its mark, beside the mark: `node scripts/draw-icons.ts brands/main.json`. Their
 * paths go into the record (`icons`).
 */
const ICONS = [
  { name: 'icon-192.png', size: 192, part: 1 },
  { name: 'icon-512.png', size: 512, part: 1 },
  // What is cut off a maskable icon is outside a circle of four fifths.
  { name: 'icon-maskable.png', size: 512, part: 0.62 },
] as const

async function draw(browser: Browser, svg: string, ground: string, { size, part }: (typeof ICONS)[number]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${part < 1 ? ground : 'transparent'}"><img src="${source}" style="width:${part * 100}%">`,
  )
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

const [file, ...others] = process.argv.slice(2)
if (!file || others.length > 0) throw new Error('usage: node scripts/draw-icons.ts <brand.json>')
const { logos, theme } = JSON.parse(fs.readFileSync(file, 'utf8')) as Brand
const mark = path.join('public', logos.mark)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
for (const icon of ICONS)
  fs.writeFileSync(
    path.join(path.dirname(mark), icon.name),
    await draw(browser, fs.readFileSync(mark, 'utf8'), theme[theme.scheme].background, icon),
  )
await browser.close()
