import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { codeSentTo, freshEmail, freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, sweepUnless, test } from '#tests/support/visitor.ts'
import { messagesOf } from '#tests/support/words.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(freshHeaders()))

const PART = { include: '[role=dialog]' }

class Dialog {
  readonly page: Page
  readonly word: (key: string) => string
  constructor(page: Page, tag: string) {
    this.page = page
    this.word = messagesOf(tag)
  }
  get root(): Locator {
    return this.page.getByRole('dialog')
  }
  button(key: string): Locator {
    return this.root.getByRole('button', { name: this.word(key), exact: true })
  }
  field(key: string): Locator {
    return this.root.getByLabel(this.word(key), { exact: true }).and(this.page.locator('input:not([type=radio])'))
  }
  says(key: string): Promise<void> {
    return expect(this.root.getByText(this.word(key), { exact: true }).first()).toBeVisible()
  }
  async open(way: 'login_method_code' | 'login_method_password'): Promise<void> {
    await this.page.goto('/live')
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: this.word('login_submit_in') })
      .click()
    await this.button(way).click()
    await this.says('login_check_done')
  }
  async fillCode(to: string): Promise<void> {
    await this.button('login_code_get').click()
    const [before = '', after = ''] = this.word('login_code_wait').split('{seconds}')
    await expect(this.root.getByRole('button', { name: new RegExp(`^${before}\\d+${after}$`) })).toBeVisible()
    await this.field('login_field_code').fill(await codeSentTo(this.page.request, to))
  }
  async expectSignedIn(): Promise<void> {
    await expect(this.root).toBeHidden()
    const { cookies } = await this.page.context().storageState()
    expect(cookies.find(({ name }) => name === 'token')?.value).toMatch(/^[\w-]{20,}$/)
  }
}

for (const [code, tag] of [
  ['zh_CN', 'zh-Hans'],
  ['zh_tw', 'zh-Hant'],
  ['jp', 'ja'],
  ['ar', 'ar'],
] as const) {
  test.describe(`on a phone in ${code}`, () => {
    test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'lang', value: code, url: origin }]))

    test('a code registers: rules are told, a name is chosen', sweepUnless(code === 'ar'), async ({ page }) => {
      const dialog = new Dialog(page, tag)
      const email = freshEmail()
      await dialog.open('login_method_code')
      await dialog.button('login_submit_in').click()
      await dialog.says('login_fault_email_required')
      await dialog.says('login_fault_code_required')
      await dialog.field('login_field_email').fill(email)
      await dialog.fillCode(email)
      await dialog.button('login_submit_in').click()
      await dialog.field('login_field_user_name').fill('not valid!')
      await dialog.button('login_submit_register').click()
      await dialog.says('login_fault_user_name_format')
      await expectAccessible(page, `${code} registration`, PART)
      await dialog.field('login_field_user_name').fill(`Kim${Date.now()}`)
      await dialog.button('login_submit_register').click()
      await dialog.says('user_teams_title')
      await expectAccessible(page, `${code} teams`, PART)
      await dialog.button('user_teams_skip').click()
      await dialog.expectSignedIn()
    })

    test('a wrong password is told, a forgotten one replaced', sweepUnless(code === 'zh_CN'), async ({ page }) => {
      const dialog = new Dialog(page, tag)
      const email = freshEmail()
      await signInAsNew(page, email)
      await page.context().clearCookies({ name: 'token' })
      await page.context().clearCookies({ name: 'userInfo' })
      await dialog.open('login_method_password')
      await dialog.field('login_via_account').fill(email)
      await dialog.field('login_field_password').fill('wrongwrong1')
      await dialog.button('login_submit_in').click()
      await dialog.says('error_wrong_login')
      await dialog.button('login_link_forgot').click()
      await dialog.field('login_field_email').fill(email)
      await dialog.field('login_field_new_password').fill('short')
      await dialog.button('login_submit_reset').click()
      await dialog.says('login_fault_password_weak')
      await expectAccessible(page, `${code} reset`, PART)
      await dialog.field('login_field_new_password').fill('replaced12')
      await dialog.fillCode(email)
      await dialog.button('login_submit_reset').click()
      await dialog.expectSignedIn()
    })
  })
}

test('in Arabic the keyboard alone leads in', async ({ page, context, origin }) => {
  await context.addCookies([{ name: 'lang', value: 'ar', url: origin }])
  const dialog = new Dialog(page, 'ar')
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 30; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('not reached by Tab')
  }
  await open(page, '/live')
  await tabTo(page.getByRole('banner').getByRole('button', { name: dialog.word('login_submit_in') }))
  await page.keyboard.press('Enter')
  await tabTo(dialog.button('login_method_password'))
  await page.keyboard.press('Enter')
  await dialog.says('login_check_done')
  await tabTo(dialog.field('login_via_account'))
  await page.keyboard.type('viewer@grandstand.test')
  await tabTo(dialog.field('login_field_password'))
  await page.keyboard.type('grandstand1')
  await page.keyboard.press('Enter')
  await dialog.expectSignedIn()
})
