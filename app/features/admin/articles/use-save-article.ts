import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import type { AdminArticle } from '#contract/admin-news.ts'
import type { Language } from '#contract/languages.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { useStaffSubmit } from '../use-staff-submit.ts'
import {
  type ArticleCopy,
  type Conflict,
  changedLanguages,
  conflictsOf,
  factsNow,
  factsOf,
  isChanged,
  resolved,
  textNow,
  textOfArticle,
  withoutText,
} from './article-copy.ts'
import { saveArticle } from './articles.functions.ts'
import { anyArticleQuery } from './articles.queries.ts'
import type { useArticleCopy } from './use-article-copy.ts'

type Copy = ReturnType<typeof useArticleCopy>

/** The languages to store, one after the other; facts alone go with a language that is there. */
function languagesOf(article: AdminArticle, copy: ArticleCopy): Language[] {
  const changed = changedLanguages(copy)
  if (changed.length > 0 || !copy.facts) return changed
  return article.languages.slice(0, 1)
}

/** What is left of a copy when what it was (`sent`) is stored: what was typed meanwhile is a change of what is stored now. */
function afterSave(
  now: ArticleCopy,
  sent: ArticleCopy,
  stored: AdminArticle,
  language: Language,
  revision: number,
): ArticleCopy {
  const typed = now.texts[language]
  const texts =
    typed && typed !== sent.texts[language]
      ? { ...now.texts, [language]: { ...typed, revision } }
      : withoutText(now, language).texts
  return now.facts === sent.facts ? { texts } : { ...now, texts, basedOn: factsOf(stored) }
}

/** Stores what was changed, language by language, and asks where somebody else has changed the same. */
export function useSaveArticle(id: number, { change, latest }: Copy) {
  const client = useQueryClient()
  const { submit, isBusy } = useStaffSubmit(saveArticle)
  const [conflict, setConflict] = useState<Conflict>()
  const query = anyArticleQuery(id)
  const stored = (): AdminArticle | undefined => client.getQueryData(query.queryKey)
  const take = (article: AdminArticle) => client.setQueryData(query.queryKey, article)

  /** The revision from which the text in the editor goes on, over own changes: with another one the editor begins anew. */
  const roots = useRef(new Map<string, number>())
  const rootOf = (language: Language, revision: number): number =>
    roots.current.get(`${language} ${revision}`) ?? revision

  const saveLanguage = async (article: AdminArticle, language: Language) => {
    const copy = latest()
    const text = textNow(article, copy, language)
    if (!text) return undefined
    const { title, summary, document, revision } = text
    const answer = await submit({
      ...factsNow(article, copy),
      ...{ id, language, revision, title, summary, document },
      basedOn: copy.basedOn ?? factsOf(article),
    })
    if (answer?.ok) {
      take(answer.data)
      const next = textOfArticle(answer.data, language)?.revision ?? revision + 1
      roots.current.set(`${language} ${next}`, rootOf(language, revision))
      change((now) => afterSave(now, copy, answer.data, language, next))
    }
    return answer
  }

  /** Whether all is stored. */
  const save = async (): Promise<boolean> => {
    let article = stored()
    for (const language of article ? languagesOf(article, latest()) : []) {
      const answer = article && (await saveLanguage(article, language))
      if (!answer) return false
      if (!answer.ok) {
        if (answer.error.code === 'order_moved') await askAbout()
        else if (answer.error.code === 'title_missing') toast(m.admin_article_title_needed(), 'error')
        else toast(accountErrorText(answer.error), 'error')
        return false
      }
      article = answer.data
    }
    return true
  }

  /** Reads what is stored now, and asks about the first thing that both have changed. */
  async function askAbout(): Promise<void> {
    try {
      const article = await client.fetchQuery({ ...query, staleTime: 0 })
      setConflict(conflictsOf(article, latest())[0])
    } catch {
      toast(m.admin_article_gone(), 'error')
    }
  }

  const choose = (keeps: 'mine' | 'theirs') => {
    const article = stored()
    if (!article || !conflict) return
    change((copy) => resolved(article, copy, conflict, keeps), { isAnew: true })
    const [next] = conflictsOf(article, latest())
    setConflict(next)
    if (!next && isChanged(latest())) void save().then((isDone) => isDone && toast(m.admin_article_saved(), 'success'))
  }
  return { save, isBusy, conflict, choose, closeConflict: () => setConflict(undefined), stored, take, rootOf }
}
