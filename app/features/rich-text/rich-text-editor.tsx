import { Extension, type JSONContent } from '@tiptap/core'
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { ArticleNode } from '#contract/news-rules.ts'
import { DOCUMENT_CLASS } from './document-classes.ts'
import { type Blocks, documentExtensions } from './document-schema.ts'
import { toStored } from './document-text.ts'
import { linkFrom } from './link-from.ts'
import { AltDialog } from './parts/alt-dialog.tsx'
import { cardsWith } from './parts/card-node.tsx'
import { LinkDialog } from './parts/link-dialog.tsx'
import { Toolbar } from './parts/toolbar.tsx'
import type { RichTextProps } from './rich-text.tsx'
import './rich-text.css'
import { nextCell } from './table-edits.ts'

interface RichTextEditorProps extends RichTextProps {
  labelId: string
  noteId?: string
}

const PICTURES = 'image/jpeg,image/png,image/webp'
/** From so many characters before the limit on how many there may be is shown. */
const COUNTED_FROM = 0.9

/** Tab goes through the cells of a table, and Ctrl or Cmd with K asks for a link. */
const keysWith = (onLink: () => void) =>
  Extension.create({
    name: 'keys',
    addKeyboardShortcuts() {
      const step = (by: 1 | -1) => () => {
        const tr = nextCell(this.editor.state, by)
        if (tr) this.editor.view.dispatch(tr)
        return tr !== undefined
      }
      const link = () => {
        onLink()
        return true
      }
      return { Tab: step(1), 'Shift-Tab': step(-1), 'Mod-k': link }
    },
  })

const storedOf = (editor: Editor): ArticleNode => toStored(editor.getJSON() as ArticleNode)

/** Puts each picture among the files into the text, one after the other. */
async function addPictures(editor: Editor, files: readonly File[], upload: NonNullable<RichTextProps['upload']>) {
  for (const file of files) {
    const stored = await upload(file)
    if (!stored || editor.isDestroyed) return
    const { path, width, height } = stored
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { src: path, alt: '', width, height } })
      .run()
  }
}

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** The editor itself, with its tools. Loaded by `RichText`. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { labelId, noteId, initial, onChange, error, isRequired, language, upload, cards, placeholder, charsMax } =
    props
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<'link' | 'alt'>()
  const [isUploading, setIsUploading] = useState(false)
  const blocks: Blocks = {
    headings: props.hasHeadings === true,
    tables: props.hasTables === true,
    pictures: upload !== undefined,
    cards: cards !== undefined,
  }
  // The editor is made once: what it calls is the newest.
  const now = useRef({ onChange, upload, cards })
  useEffect(() => {
    now.current = { onChange, upload, cards }
  })
  const editor = useEditor({
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    // Our content security policy refuses a style element.
    injectCSS: false,
    extensions: [
      ...documentExtensions(
        blocks,
        cardsWith((card) => now.current.cards?.draw(card)),
      ),
      UndoRedo,
      Gapcursor,
      Dropcursor.configure({ color: false, class: 'rich-text-drop', width: 2 }),
      TrailingNode,
      Placeholder.configure({ placeholder: placeholder ?? '' }),
      keysWith(() => setAsked('link')),
    ],
    content: initial as JSONContent,
    onUpdate: ({ editor: changed }) => now.current.onChange(storedOf(changed)),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: cn(DOCUMENT_CLASS, 'px-3 py-3'),
        ...(noteId ? { 'aria-describedby': noteId } : {}),
        ...(isRequired ? { 'aria-required': 'true' } : {}),
        ...(language ? { lang: language.tag, dir: language.dir } : { dir: 'auto' }),
      },
      // Alt and F10 lead to the tools.
      handleKeyDown: (_view, event) => {
        if (!event.altKey || event.key !== 'F10') return false
        tools.current?.querySelector<HTMLElement>('[role=toolbar] button[tabindex="0"]')?.focus()
        return true
      },
      handlePaste: (view, event) => {
        const files = picturesIn(event.clipboardData)
        if (files.length > 0 && blocks.pictures) {
          addFiles(files)
          return true
        }
        // An address that is pasted over a text makes it a link.
        const href = linkFrom(event.clipboardData?.getData('text/plain') ?? '')
        const mark = view.state.schema.marks.link
        if (!mark || !href || !/^https?:/i.test(href) || view.state.selection.empty) return false
        const { from, to } = view.state.selection
        view.dispatch(view.state.tr.addMark(from, to, mark.create({ href })))
        return true
      },
      handleDrop: (_view, event) => {
        const files = picturesIn(event.dataTransfer)
        if (files.length === 0) return false
        if (blocks.pictures) addFiles(files)
        event.preventDefault()
        return true
      },
    },
  })
  function addFiles(files: readonly File[]) {
    const store = now.current.upload
    if (!store || !editor) return
    setIsUploading(true)
    void addPictures(editor, files, store).finally(() => setIsUploading(false))
  }
  const chars = useEditorState({ editor, selector: ({ editor: { state } }) => charsOf(state.doc) })
  const close = () => {
    setAsked(undefined)
    // Once the dialog has given the focus back.
    requestAnimationFrame(() => editor.commands.focus())
  }
  const pickCard = async () => {
    const card = await cards?.pick()
    if (!card) return
    const { match, player } = card
    const node =
      player === undefined ? { type: 'matchCard', attrs: { match } } : { type: 'playerCard', attrs: { match, player } }
    editor.chain().focus().insertContent(node).run()
  }
  return (
    <div
      ref={tools}
      className={cn(
        'rich-text rounded-md border bg-bg focus-within:border-brand-text',
        error ? 'border-lose' : 'border-line',
      )}
    >
      <Toolbar
        editor={editor}
        blocks={blocks}
        contentId={id}
        isUploading={isUploading}
        cardLabel={cards?.label ?? m.rich_card()}
        onLink={() => setAsked('link')}
        onPicture={() => picker.current?.click()}
        onAlt={() => setAsked('alt')}
        onCard={() => void pickCard()}
      />
      <EditorContent editor={editor} />
      {isUploading && (
        <p role="status" className="px-3 pb-2 text-13 text-text-muted">
          {m.rich_uploading()}
        </p>
      )}
      {chars >= charsMax * COUNTED_FROM && (
        <p role="status" className={cn('px-3 pb-2 text-13', chars > charsMax ? 'text-lose' : 'text-text-muted')}>
          {m.rich_chars({ used: chars, most: charsMax })}
        </p>
      )}
      {blocks.pictures && (
        <input
          ref={picker}
          type="file"
          accept={PICTURES}
          hidden
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            addFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
      )}
      {asked === 'link' && (
        <LinkDialog
          initial={String(editor.getAttributes('link').href ?? '')}
          onClose={close}
          onChange={(href) => {
            setLink(editor, href)
            close()
          }}
        />
      )}
      {asked === 'alt' && (
        <AltDialog
          initial={String(editor.getAttributes('image').alt ?? '')}
          onClose={close}
          onChange={(alt) => {
            editor.commands.updateAttributes('image', { alt })
            close()
          }}
        />
      )}
    </div>
  )
}

/** The characters of a text, as the bound of stored documents counts them. */
function charsOf(doc: Editor['state']['doc']): number {
  let chars = 0
  doc.descendants(({ text }) => {
    chars += text?.length ?? 0
  })
  return chars
}

/** Makes the selected text, or the link at the cursor, lead there; without a text the address itself is put in. */
function setLink(editor: Editor, href: string | null): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === null) chain.unsetMark('link').run()
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.setMark('link', { href }).run()
}
