import { useQueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { confirm } from '#app/ui/confirm.ts'
import { toast } from '#app/ui/toast.ts'
import type { AdminArticle } from '#contract/admin-news.ts'
import type { Language } from '#contract/languages.ts'
import type { ArticleAct } from '#contract/news-rules.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { useStaffSubmit } from '../use-staff-submit.ts'
import { languageName } from './article-labels.ts'
import { decideArticle, deleteArticle } from './articles.functions.ts'
import { anyArticleQuery } from './articles.queries.ts'

/** Publishing, taking off and deleting; each resolves to whether it is done. */
export function useDecideArticle(id: number, take: (article: AdminArticle) => void) {
  const client = useQueryClient()
  const deciding = useStaffSubmit(decideArticle)
  const deleting = useStaffSubmit(deleteArticle)
  const decide = async (act: ArticleAct, done: string, at?: string): Promise<boolean> => {
    const answer = await deciding.submit({ id, act, ...(at ? { at } : {}) })
    if (answer && !answer.ok && answer.error.code === 'title_missing') {
      toast(m.admin_article_title_needed(), 'error')
      return false
    }
    if (!toastResult(answer, done)) return false
    take(answer.data)
    await client.invalidateQueries({ queryKey: ['admin', 'articles'] })
    return true
  }
  const publish = (at?: string) =>
    decide('publish', at ? m.admin_article_scheduled_done() : m.admin_article_published_done(), at)
  const takeOff = async () => {
    const isSure = await confirm({
      title: m.admin_article_take_off(),
      text: m.admin_article_take_off_text(),
      confirmLabel: m.admin_article_take_off(),
      cancelLabel: m.user_act_cancel(),
    })
    return isSure && decide('take_off', m.admin_article_taken_off())
  }
  /** The article, or one of its languages. */
  const remove = async (language?: Language): Promise<boolean> => {
    const label = language
      ? m.admin_article_delete_language({ language: languageName(language) })
      : m.admin_article_delete()
    const isSure = await confirm({
      title: label,
      text: language ? m.admin_article_delete_language_text() : m.admin_article_delete_text(),
      confirmLabel: label,
      cancelLabel: m.user_act_cancel(),
      isDangerous: true,
    })
    if (!isSure) return false
    const answer = await deleting.submit({ id, ...(language ? { language } : {}) })
    if (!answer) return false
    if (answer.ok) toast(m.admin_article_deleted(), 'success')
    else
      toast(
        answer.error.code === 'order_moved' ? m.admin_article_delete_refused() : accountErrorText(answer.error),
        'error',
      )
    await client.invalidateQueries({ queryKey: ['admin', 'articles'] })
    if (answer.ok && language) await client.invalidateQueries(anyArticleQuery(id))
    return answer.ok
  }
  return { publish, takeOff, remove, isBusy: deciding.isBusy || deleting.isBusy }
}
