import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, Eye } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { AdminArticle } from '#contract/admin-news.ts'
import type { Language } from '#contract/languages.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { ListState } from '../list/list-state.tsx'
import type { RawSearch } from '../places/admin-places.ts'
import {
  factsNow,
  isChanged,
  missingOf,
  NO_CHANGES,
  textNow,
  withFacts,
  withoutText,
  withText,
} from './article-copy.ts'
import { ARTICLE_LANGUAGES } from './article-labels.ts'
import { anyArticleQuery } from './articles.queries.ts'
import { articleIn } from './load-article.ts'
import { FactsPanel } from './parts/facts-panel.tsx'
import { HistoryPanel } from './parts/history-panel.tsx'
import { PublishPanel } from './parts/publish-panel.tsx'
import { TextPanel } from './parts/text-panel.tsx'
import { useArticleCopy } from './use-article-copy.ts'
import { useDecideArticle } from './use-decide-article.ts'
import { useSaveArticle } from './use-save-article.ts'

const ConflictDialog = lazy(() =>
  import('./parts/conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })),
)
const Preview = lazy(() => import('./parts/preview.tsx').then((module) => ({ default: module.Preview })))

/** One article: what is written in each language, what stands beside it, and who can read it. */
export function ArticlePage({ rawSearch }: { rawSearch: RawSearch }) {
  const query = useQuery(anyArticleQuery(articleIn(rawSearch)))
  return <ListState query={query}>{(article) => <OneArticle key={article.id} article={article} />}</ListState>
}

/** The reader's own language where the article has it, else its first. */
function useFirstLanguage({ languages }: AdminArticle): Language {
  const { code } = useShell().locale
  return languages.find((each) => each === code) ?? languages[0] ?? 'en_US'
}

function OneArticle({ article }: { article: AdminArticle }) {
  const { id, state } = article
  const navigate = useNavigate()
  const first = useFirstLanguage(article)
  const [language, setLanguage] = useState(first)
  const [isPreview, setIsPreview] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const copying = useArticleCopy(article)
  const { copy, change, epoch, isRestored } = copying
  const saving = useSaveArticle(id, copying)
  const deciding = useDecideArticle(id, saving.take)
  const isBusy = saving.isBusy || deciding.isBusy
  const facts = factsNow(article, copy)
  const text = textNow(article, copy, language)

  const save = async () => {
    if (!isChanged(copying.latest())) return toast(m.admin_article_saved(), 'success')
    if (await saving.save()) toast(m.admin_article_saved(), 'success')
  }
  const publish = async (at?: string): Promise<boolean> => {
    const untitled = ARTICLE_LANGUAGES.find((code) => {
      const written = textNow(article, copying.latest(), code)
      return written && missingOf(written).includes('title')
    })
    if (untitled) {
      setIsChecked(true)
      setLanguage(untitled)
      toast(m.admin_article_title_needed(), 'error')
      return false
    }
    return (await saving.save()) && deciding.publish(at)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (!isBusy) void save()
  }
  const removeLanguage = async () => {
    const isStored = article.languages.includes(language)
    if (isStored && !(await deciding.remove(language))) return
    change((now) => withoutText(now, language), { isAnew: true })
  }
  const remove = async () => {
    if (!(await deciding.remove())) return
    change(() => NO_CHANGES)
    await navigate({ to: '/admin/$list', params: { list: 'articles' }, search: {} })
  }
  const mayDelete = (state === 'draft' || state === 'off') && !article.isSimulated
  const mayRemoveLanguage = !article.languages.includes(language) || article.languages.length > 1
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the button beside it does.
    <div onKeyDown={onKeyDown} className="space-y-4">
      <Link
        to="/admin/$list"
        params={{ list: 'articles' }}
        search={{}}
        className="inline-flex min-h-10 items-center gap-1 text-text-muted hover:text-text"
      >
        <ChevronLeft size={18} aria-hidden className="rtl:rotate-180" />
        {m.admin_page_articles()}
      </Link>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 dir="auto" className="wrap-anywhere min-w-0 flex-auto font-bold text-20">
          {text?.title || m.admin_article_untitled({ id })}
        </h1>
        <p role="status" className="text-13 text-text-muted max-sm:order-last max-sm:w-full">
          {isChanged(copy) ? m.admin_article_kept() : m.admin_article_all_saved()}
        </p>
        {!isPreview && (
          <Button variant="quiet" disabled={!text} onClick={() => setIsPreview(true)}>
            <Eye size={18} aria-hidden />
            {m.admin_article_preview()}
          </Button>
        )}
        <Button disabled={isBusy} aria-busy={isBusy} aria-keyshortcuts="Control+S Meta+S" onClick={() => void save()}>
          {state === 'published' ? m.admin_article_save_public() : m.admin_article_save()}
        </Button>
      </header>
      {isRestored && (
        <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface-1 px-4 py-2">
          <p role="status" className="min-w-0 flex-auto text-13">
            {m.admin_article_restored()}
          </p>
          <Button variant="bare" onClick={() => change(() => NO_CHANGES, { isAnew: true })}>
            {m.admin_article_discard()}
          </Button>
        </div>
      )}
      {isPreview && (
        <Suspense>
          <Preview article={article} copy={copy} language={language} onClose={() => setIsPreview(false)} />
        </Suspense>
      )}
      {/* The editor keeps its history while one looks at the preview. */}
      <div hidden={isPreview}>
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
          <TextPanel
            article={article}
            copy={copy}
            language={language}
            editorKey={`${language} ${epoch} ${text ? saving.rootOf(language, text.revision) : ''}`}
            isChecked={isChecked}
            gameId={facts.gameId}
            onLanguage={setLanguage}
            onChange={(made) => change((now) => withText(now, article, language, made))}
            onDelete={mayRemoveLanguage ? () => void removeLanguage() : undefined}
          />
          <div className="grid min-w-0 gap-4">
            <PublishPanel
              article={article}
              isBusy={isBusy}
              onPublish={publish}
              onTakeOff={() => void deciding.takeOff()}
              onDelete={mayDelete ? () => void remove() : undefined}
            />
            <FactsPanel id={id} facts={facts} onChange={(made) => change((now) => withFacts(now, article, made))} />
            <HistoryPanel history={article.history} />
          </div>
        </div>
      </div>
      {saving.conflict && (
        <Suspense>
          <ConflictDialog
            article={article}
            copy={copy}
            conflict={saving.conflict}
            onChoose={saving.choose}
            onClose={saving.closeConflict}
          />
        </Suspense>
      )}
    </div>
  )
}
