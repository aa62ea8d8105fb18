import { afterEach, expect, test, vi } from 'vitest'
import { askAndSignOut } from './sign-out.ts'

vi.mock('#app/ui/confirm.ts', () => ({ confirm: () => Promise.resolve(true) }))
vi.mock('./login.functions.ts', () => ({ signOut: () => Promise.resolve({ ok: true, data: {} }) }))

afterEach(() => vi.unstubAllGlobals())

test('the back button shows nothing of the account that was signed out', async () => {
  const location = { assign: vi.fn(), reload: vi.fn() }
  const page = new EventTarget()
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  await askAndSignOut('/ar')
  expect(location.assign).toHaveBeenCalledWith('/ar')
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(location.reload).not.toHaveBeenCalled()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(location.reload).toHaveBeenCalledOnce()
})
