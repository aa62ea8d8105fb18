import { beforeEach, expect, test, vi } from 'vitest'

const assign = vi.fn()

function answering(envelope: object) {
  vi.stubGlobal('fetch', async () => Response.json(envelope))
  vi.stubGlobal('location', { pathname: '/ar/userInfo/info', search: '', hash: '', assign })
  vi.stubGlobal('sessionStorage', { setItem: vi.fn() })
}

async function upload(hasOwnBackend = false) {
  const { uploadAvatar } = await import('./upload-avatar.ts')
  const answer = uploadAvatar({ data: { key: 'k', input: new Blob(['x'], { type: 'image/png' }) } }, hasOwnBackend)
  return Promise.race([answer, new Promise((resolve) => setTimeout(() => resolve('nothing'), 50))])
}

beforeEach(() => {
  vi.resetModules()
  assign.mockClear()
})

test.each([3000, 3001])(
  'an upload after the session has ended (%i) goes to the home page and never resolves',
  async (errorCode) => {
    answering({ status: 'fail', errorCode })
    expect(await upload()).toBe('nothing')
    expect(assign.mock.calls).toEqual([['/ar']])
  },
)

test('any other error is returned to the page', async () => {
  answering({ status: 'fail', errorCode: 4110, errorMsg: 'wrong_file_type' })
  expect(await upload()).toEqual({ ok: false, error: { code: 'wrong_file_type' } })
  expect(assign).not.toHaveBeenCalled()
})

test('an operator’s own service says in its words why it refuses a picture', async () => {
  answering({ status: 'fail', errorCode: 4110, errorMsg: 'No faces, please' })
  expect(await upload(true)).toEqual({ ok: false, error: { code: 'wrong_file_type', message: 'No faces, please' } })
})
