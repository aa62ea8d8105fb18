import { expectAccessible } from '#tests/support/accessibility.ts'
import { freshAddress, signIn } from '#tests/support/sign-in.ts'
import { expect, open, test } from '#tests/support/visitor.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'cf-connecting-ip': freshAddress() }))

test('a guest complains about a page; staff decide, and the answer is in her mailbox', async ({
  page,
  browser,
  origin,
}) => {
  const email = `owner-${crypto.randomUUID()}@complaint.test`
  const text = `This is our broadcast (${email})`
  await open(page, '/en/protocol/complaint')
  await expectAccessible(page, 'complaints', { include: 'main' })
  const send = page.getByRole('button', { name: 'Send complaint' })
  await send.click()
  for (const fault of ['Enter the address of the page.', 'Describe what is wrong.'])
    await expect(page.getByText(fault)).toBeVisible()
  await page.getByLabel('Address of the page').fill(`${origin}/en/live`)
  await page.getByLabel('What is wrong with it?').fill(text)
  await page.getByLabel('Your email, for our answer').fill('nobody')
  await send.click()
  await expect(page.getByText('Enter an email address that we can write to.')).toBeVisible()
  await page.getByLabel('Your email, for our answer').fill(email)
  await send.click()
  await expect(page.getByRole('status').getByText(/^Complaint no\. \d+ is sent$/)).toBeVisible()

  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'cf-connecting-ip': freshAddress() },
  })
  const staff = await context.newPage()
  await signIn(staff, 'admin')
  await open(staff, '/en/admin/complaints')
  await expectAccessible(staff, 'complaints of the administration', { include: 'main' })
  const item = staff.getByRole('listitem').filter({ hasText: text })
  await item.getByRole('textbox').fill('We ended the broadcast.')
  await item.getByRole('button', { name: 'We acted on it' }).click()
  await expect(item).toBeHidden()
  await staff.getByRole('link', { name: 'Decided' }).click()
  await expect(item).toContainText('We ended the broadcast.')
  const outbox = await staff.request.get(`/java/dev/outbox?to=${encodeURIComponent(email)}`)
  expect(await outbox.text()).toContain('We ended the broadcast.')
  await context.close()
})
