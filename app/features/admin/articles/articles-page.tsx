import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { contentLocale, localeByCode } from '#contract/languages.ts'
import { EMPTY_DOCUMENT } from '../../rich-text/document-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { useStaffSubmit } from '../use-staff-submit.ts'
import { saveArticle } from './articles.functions.ts'
import { articleLink, articlesList } from './articles-list.tsx'

export const loadArticles = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, articlesList, search)

/** All articles, and the way to a new one. */
export const ArticlesPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={articlesList} rawSearch={rawSearch} action={<NewArticle />} />
)

/** A new article is stored at once, so that pictures have a place and nothing that is written is without one. */
function NewArticle() {
  const { locale } = useShell()
  const navigate = useNavigate()
  const { submit, isBusy } = useStaffSubmit(saveArticle)
  const add = async () => {
    const answer = await submit({
      language: contentLocale(localeByCode(locale.code)).code,
      revision: 0,
      title: '',
      summary: '',
      document: EMPTY_DOCUMENT,
      matchIds: [],
    })
    if (toastResult(answer, m.admin_article_added())) await navigate(articleLink(answer.data.id))
  }
  return (
    <Button onClick={() => void add()} disabled={isBusy} aria-busy={isBusy}>
      <Plus size={18} aria-hidden />
      {m.admin_article_new()}
    </Button>
  )
}
