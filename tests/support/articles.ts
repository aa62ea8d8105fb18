import { expect, type Page } from '@playwright/test'

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

/** Publishes an article as a member of staff who is signed in; its id. */
export async function publish(staff: Page, article: object): Promise<number> {
  const post = async (path: string, data: object) => {
    const response = await staff.request.post(`/java/admin/news/${path}`, { data, headers: OWN_PAGE })
    const { status, result, errorMsg } = (await response.json()) as {
      status: string
      result: { id: number }
      errorMsg?: string
    }
    expect(status, errorMsg).toBe('success')
    return result.id
  }
  const id = await post('save', { revision: 0, language: 'en_US', matchIds: [], ...article })
  return post('decide', { id, act: 'publish' })
}

export const text = (words: string) => ({ type: 'text', text: words })
export const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
