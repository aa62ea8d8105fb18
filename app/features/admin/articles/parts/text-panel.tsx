import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { AdminArticle } from '#contract/admin-news.ts'
import { type Language, localeByCode } from '#contract/languages.ts'
import { ARTICLE_SUMMARY_CHARS_MAX, ARTICLE_TITLE_CHARS_MAX, type CardOf, DOCUMENT_MAX } from '#contract/news-rules.ts'
import { roomMatchesQuery } from '../../../match/room-matches.queries.ts'
import { ArticleCard } from '../../../news/article-card.tsx'
import { RichText } from '../../../rich-text/rich-text.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { type ArticleCopy, type Missing, missingOf, type TextCopy, textNow } from '../article-copy.ts'
import { ARTICLE_LANGUAGES, languageName, MAIN_LANGUAGES } from '../article-labels.ts'
import { MatchPicker } from './match-picker.tsx'
import { uploadPicture } from './upload-picture.ts'

type Change = Partial<Omit<TextCopy, 'revision'>>

interface TextPanelProps {
  article: AdminArticle
  copy: ArticleCopy
  language: Language
  /** Of the text in the editor: with another one it begins anew. */
  editorKey: string
  /** Whether it was tried to publish without all that is needed. */
  isChecked: boolean
  gameId: number | undefined
  onLanguage: (language: Language) => void
  onChange: (change: Change) => void
  onDelete: (() => void) | undefined
}

const MISSING_NAMES: Readonly<Record<Missing, () => string>> = {
  title: m.admin_article_title,
  summary: m.admin_article_summary,
  text: m.admin_article_text,
}

const listText = (words: readonly string[], tag: string): string =>
  new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' }).format(words)

/** The languages of an article, what each lacks, and what is written in one. */
export function TextPanel({ article, copy, language, onLanguage, ...form }: TextPanelProps) {
  const text = textNow(article, copy, language)
  const isTab = (code: Language) =>
    code === language || MAIN_LANGUAGES.includes(code) || textNow(article, copy, code) !== undefined
  const others = ARTICLE_LANGUAGES.filter((code) => !isTab(code))
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface-1 px-4 pb-4">
      {others.length > 0 && (
        <div className="ms-auto max-w-60 pt-3">
          <Select
            aria-label={m.admin_article_other_language()}
            placeholder={m.admin_article_other_language()}
            options={others.map((code) => ({ value: code, label: languageName(code) }))}
            value=""
            onChange={({ target }) => onLanguage(target.value as Language)}
          />
        </div>
      )}
      <Tabs
        label={m.admin_article_languages()}
        tabs={ARTICLE_LANGUAGES.filter(isTab).map((code) => ({
          key: code,
          label: <LanguageTab language={code} text={textNow(article, copy, code)} isChanged={code in copy.texts} />,
        }))}
        selected={language}
        onSelect={onLanguage}
      >
        {text ? (
          <TextForm key={form.editorKey} id={article.id} language={language} text={text} {...form} />
        ) : (
          <div className="space-y-3 py-10 text-center">
            <p className="text-text-muted">{m.admin_article_not_written({ language: languageName(language) })}</p>
            <Button variant="quiet" onClick={() => form.onChange({})}>
              {m.admin_article_write_in({ language: languageName(language) })}
            </Button>
          </div>
        )}
      </Tabs>
    </section>
  )
}

function LanguageTab({
  language,
  text,
  isChanged,
}: {
  language: Language
  text: TextCopy | undefined
  isChanged: boolean
}) {
  const missing = text ? missingOf(text).length : 0
  return (
    <>
      {!text && <Plus size={14} aria-hidden />}
      <span lang={localeByCode(language)?.tag}>{languageName(language)}</span>
      {isChanged && (
        <>
          <span aria-hidden className="size-1.5 rounded-full bg-brand-text" />
          <span className="sr-only">{m.admin_article_unsaved()}</span>
        </>
      )}
      {missing > 0 && (
        <span className="figures rounded-full bg-surface-2 px-1.5 text-12 text-warn">
          <span className="sr-only">{m.admin_article_missing_count()} </span>
          {missing}
        </span>
      )}
    </>
  )
}

interface TextFormProps extends Pick<TextPanelProps, 'isChecked' | 'gameId' | 'onChange' | 'onDelete'> {
  id: number
  language: Language
  text: TextCopy
}

function TextForm({ id, language, text, isChecked, gameId, onChange, onDelete }: TextFormProps) {
  const {
    brand: { hasOwnBackend },
    locale: page,
  } = useShell()
  const [picking, setPicking] = useState<(card: CardOf | undefined) => void>()
  const locale = localeByCode(language)
  const written = { lang: locale?.tag, dir: locale?.dir }
  const missing = missingOf(text)
  const pick = (card?: CardOf) => {
    setPicking(undefined)
    picking?.(card)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {missing.length > 0 && (
        <p className="text-13 text-warn">
          {m.admin_article_missing({
            what: listText(
              missing.map((what) => MISSING_NAMES[what]()),
              page.tag,
            ),
          })}
        </p>
      )}
      <Field
        label={m.admin_article_title()}
        isRequired
        error={isChecked && missing.includes('title') ? m.admin_article_title_needed() : undefined}
      >
        <Input
          {...written}
          maxLength={ARTICLE_TITLE_CHARS_MAX}
          value={text.title}
          onChange={({ target }) => onChange({ title: target.value })}
          className="font-semibold text-16!"
        />
      </Field>
      <Field label={m.admin_article_summary()} hint={m.admin_article_summary_hint()}>
        <Textarea
          {...written}
          rows={2}
          hasCounter
          className="min-h-16"
          maxLength={ARTICLE_SUMMARY_CHARS_MAX}
          value={text.summary}
          onChange={({ target }) => onChange({ summary: target.value })}
        />
      </Field>
      <RichText
        label={m.admin_article_text()}
        initial={text.document}
        onChange={(document) => onChange({ document })}
        hint={m.admin_article_text_hint()}
        language={locale}
        hasHeadings
        hasTables
        charsMax={DOCUMENT_MAX.chars}
        upload={(file) => uploadPicture(id, file, hasOwnBackend)}
        cards={{
          pick: () => new Promise((resolve) => setPicking(() => resolve)),
          draw: (card) => <DrawnCard card={card} />,
        }}
      />
      {onDelete && (
        <div>
          <Button variant="quiet" className="text-lose!" onClick={onDelete}>
            {m.admin_article_delete_language({ language: languageName(language) })}
          </Button>
        </div>
      )}
      {picking && <MatchPicker withPlayers gameId={gameId} onPick={pick} onClose={() => pick()} />}
    </div>
  )
}

function DrawnCard({ card: { match, player } }: { card: CardOf }) {
  const { data, isPending } = useQuery(roomMatchesQuery([{ matchId: match }]))
  return isPending ? (
    <div className="h-20 rounded-lg bg-surface-2" />
  ) : (
    <ArticleCard match={data?.matches[0]} player={player} />
  )
}
