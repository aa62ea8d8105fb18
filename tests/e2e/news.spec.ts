import { expectAccessible } from '#tests/support/accessibility.ts'
import { paragraph, publish, text } from '#tests/support/articles.ts'
import { findLiveMatch } from '#tests/support/calls.ts'
import { freshHeaders, signIn } from '#tests/support/sign-in.ts'
import { expect, FAILED_TO_LOAD, open, test } from '#tests/support/visitor.ts'

test.use({ extraHTTPHeaders: freshHeaders() })

test('a published article is read with its live match, shared data and feed; what looks like HTML is text', async ({
  page,
  browser,
  origin,
  faults,
}) => {
  faults.allow(FAILED_TO_LOAD)
  const match = await findLiveMatch(origin, 202)
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: freshHeaders() })
  const staff = await context.newPage()
  await signIn(staff, 'admin')
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
  const title = `Seen from the stands ${match.id} </script><b>`
  const cell = (type: string, words: string) => ({ type, content: [paragraph(text(words))] })
  const id = await publish(staff, {
    title,
    summary: hostile,
    gameId: 202,
    matchIds: [match.id],
    document: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text('From the first minute')] },
        paragraph(text(hostile)),
        { type: 'matchCard', attrs: { match: match.id } },
        {
          type: 'table',
          content: [{ type: 'tableRow', content: [cell('tableHeader', 'Shots'), cell('tableCell', '12')] }],
        },
      ],
    },
  })
  await context.close()

  await open(page, `/en/soccer/news${id}`)
  await expect(page).toHaveURL(new RegExp(`/en/news/soccer/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'From the first minute' })).toBeVisible()
  await expect(page.getByText(hostile)).toHaveCount(2)
  await expect(page.getByRole('cell', { name: '12' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: match.home.name }).first()).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((each) => JSON.parse(each))).toContainEqual(
    expect.objectContaining({ '@type': 'NewsArticle', headline: title }),
  )
  await expectAccessible(page, 'an article', { include: 'main' })

  const feed = await (await page.request.get('/en/news/soccer/rss.xml')).text()
  expect(feed).toContain(`/en/news/soccer/${id}</link>`)
  expect(feed).not.toContain('<script>')
  expect(feed, 'it says of which game it is').toMatch(/<channel><title>Football news/)
  // The list may be some seconds old.
  await expect(async () => {
    await open(page, '/en/news/soccer')
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 4000 })
  }).toPass()
  await expectAccessible(page, 'a list of articles', { include: 'main' })
  expect((await page.goto('/en/news/soccer/999999999'))?.status()).toBe(404)
})
