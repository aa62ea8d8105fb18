import { liveRooms } from '#tests/support/calls.ts'
import { expect, FAILED_TO_LOAD, open, test } from '#tests/support/visitor.ts'

test('rooms without a match have a list of their own, and an address that names the other one', async ({
  page,
  origin,
}) => {
  const rooms = await liveRooms(origin)
  const own = rooms.filter(({ matchId }) => matchId === undefined)
  await open(page, '/en/customLive')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Streamers’ own channels')
  const cards = page.getByRole('main').getByRole('article')
  for (const { id } of own) await expect(cards.locator(`a[href="/en/live/${id}"]`)).toBeVisible()
  const ofMatches = rooms.filter(({ matchId }) => matchId !== undefined)
  for (const { id } of ofMatches.slice(0, 5)) await expect(cards.locator(`a[href="/en/live/${id}"]`)).toHaveCount(0)

  const [room] = own
  await open(page, `/en/customLive/${room?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(room?.title ?? '')
  await expect(page.getByRole('region', { name: /^Video player/ }).locator('video')).toBeAttached()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/en/live/${room?.id}`)
})

test('a room with a match has one address there too, and who does not exist is not found', async ({
  page,
  origin,
  request,
  faults,
}) => {
  const room = (await liveRooms(origin)).find(({ matchId }) => matchId !== undefined)
  await page.goto(`/en/customLive/${room?.id}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/en/live/${room?.id}`)
  faults.allow(FAILED_TO_LOAD)
  for (const id of ['9999998', 'mine', '0']) {
    expect((await request.get(`/en/customLive/${id}`)).status(), id).toBe(404)
  }
})

test('what is live stands in figures, with the way into the most watched rooms', async ({ page, origin }) => {
  await open(page, '/en/live')
  await page.getByRole('link', { name: 'In figures' }).click()
  await expect(page).toHaveURL(/\/en\/live\/data$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live now in figures')
  await expect(page).toHaveTitle(/^Live now in figures - /)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/en/live/data`)
  const sports = page.getByRole('table', { name: 'By sport' }).getByRole('row')
  expect(await sports.count()).toBeGreaterThan(1)
  const [first] = await page.getByRole('region', { name: 'Most watched now' }).getByRole('article').all()
  await first?.locator('a[href*="/live/"]').click()
  await expect(page).toHaveURL(/\/en\/live\/\d+$/)
})
