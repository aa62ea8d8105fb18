import type { Page } from '@playwright/test'
import { findings, type Part } from '#tests/support/accessibility.ts'
import { drawPicture } from '#tests/support/picture.ts'
import { freshHeaders, signIn, signInAsNew } from '#tests/support/sign-in.ts'
import { expect, open, sweepUnless, test } from '#tests/support/visitor.ts'
import { messagesOf } from '#tests/support/words.ts'

// Without animations, so that colours are checked at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(freshHeaders()))

const DIALOG: Part = { include: '[role=dialog], [role=alertdialog]' }

for (const tag of ['zh-Hans', 'ar']) {
  const word = messagesOf(tag)
  const sweep = sweepUnless(tag === 'zh-Hans')
  const button = (page: Page, ...keys: string[]) =>
    page.getByRole('button', { name: keys.map(word).join(': '), exact: true }).first()
  /** Checks the dialog that a button opens, and closes it. */
  const dialogOf = async (page: Page, ...keys: string[]) => {
    await button(page, ...keys).click()
    const dialog = page.locator('[role=dialog], [role=alertdialog]')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('.skeleton')).toHaveCount(0)
    const found = await findings(page, `${tag} ${keys.join()}`, DIALOG)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    return found
  }

  test(
    `${tag}: the account’s menu and the dialogs of her settings have no accessibility finding`,
    sweep,
    async ({ page }) => {
      await signInAsNew(page)
      await open(page, `/${tag}/userInfo/setting`)
      const found: string[] = []
      await page.getByRole('banner').locator('summary').last().click()
      await expect(page.getByRole('banner').getByRole('link', { name: word('login_menu_security') })).toBeVisible()
      found.push(...(await findings(page, `${tag} menu`, { include: 'header' })))
      await page.keyboard.press('Escape')

      found.push(...(await dialogOf(page, 'user_act_change', 'user_set_email')))
      found.push(...(await dialogOf(page, 'user_set_password_first')))
      found.push(...(await dialogOf(page, 'user_set_delete')))
      await button(page, 'user_act_bind', 'user_set_phone').click()
      await page.getByRole('dialog').getByRole('combobox').click()
      await expect(page.getByRole('option').first()).toBeVisible()
      found.push(...(await findings(page, `${tag} area codes`)))
      expect(found).toEqual([])
    },
  )

  test(`${tag}: the dialog that cuts her picture has no accessibility finding`, sweep, async ({ page }) => {
    await signInAsNew(page)
    await open(page, `/${tag}/userInfo/info`)
    await button(page, 'user_info_picture_change').click()
    const found = await findings(page, `${tag} picture`, DIALOG)
    const buffer = await drawPicture(page, { width: 900, height: 600, type: 'image/png' })
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await expect(button(page, 'user_info_picture_use')).toBeVisible()
    found.push(...(await findings(page, `${tag} cropper`, DIALOG)))
    expect(found).toEqual([])
  })

  test(
    `${tag}: the centre on a phone, the choice of teams and the start of the administration have no accessibility finding`,
    sweep,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(page, 'admin')
      await open(page, `/${tag}/userInfo`)
      const found = await findings(page, `${tag} centre`, { include: '#main' })
      await open(page, `/${tag}/userInfo/focus?tab=teams`)
      found.push(...(await dialogOf(page, 'user_teams_pick')))
      await open(page, `/${tag}/admin`)
      found.push(...(await findings(page, `${tag} admin`, { include: '#main' })))
      expect(found).toEqual([])
    },
  )

  test(`${tag}: an administrator’s dialogs have no accessibility finding`, sweep, async ({ page, browser, origin }) => {
    const her = await browser.newPage({ baseURL: origin })
    const uid = await signInAsNew(her)
    await her.close()
    await signIn(page, 'admin')
    await open(page, `/${tag}/admin/users/${uid}`)
    const found = await dialogOf(page, 'admin_user_ban')
    await page.getByRole('checkbox').first().check()
    found.push(...(await dialogOf(page, 'admin_user_roles_save')))
    expect(found).toEqual([])
  })
}
