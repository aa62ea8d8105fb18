import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Table,
  Trophy,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { Blocks } from '../document-schema.ts'
import { newTable, type TableEdit, tableAt, tableEdit, toFirstCell } from '../table-edits.ts'

export interface ToolbarProps {
  editor: Editor
  blocks: Blocks
  contentId: string
  isUploading: boolean
  /** What a card is of. */
  cardLabel: string
  onLink: () => void
  onPicture: () => void
  onAlt: () => void
  onCard: () => void
}

interface Tool {
  label: string
  Icon: LucideIcon
  run: () => void
  /** Of what can be on: it is a switch. */
  isOn?: boolean
  isOff?: boolean
  isDirected?: boolean
  /** Its shortcut beside Ctrl, or Cmd on a Mac: `Shift+Z`. */
  keys?: string
}

const TABLE = { rows: 3, columns: 3 }

const insertTable = (editor: Editor) => {
  const table = newTable(editor.schema, TABLE.rows, TABLE.columns)
  if (!table) return
  editor.chain().focus().insertContent(table.toJSON()).run()
  const tr = toFirstCell(editor.state)
  if (tr) editor.view.dispatch(tr)
}

function useTools({ editor, blocks, isUploading, cardLabel, onLink, onPicture, onCard }: ToolbarProps): Tool[][] {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isBold: now.isActive('bold'),
      isItalic: now.isActive('italic'),
      isLink: now.isActive('link'),
      isHeading2: now.isActive('heading', { level: 2 }),
      isHeading3: now.isActive('heading', { level: 3 }),
      isBulletList: now.isActive('bulletList'),
      isOrderedList: now.isActive('orderedList'),
      isQuote: now.isActive('blockquote'),
      mayUndo: now.can().undo(),
      mayRedo: now.can().redo(),
      isInTable: tableAt(now.state) !== undefined,
    }),
  })
  const chain = () => editor.chain().focus()
  const { isInTable } = state
  return [
    [
      {
        label: m.rich_undo(),
        Icon: Undo2,
        keys: 'Z',
        run: () => chain().undo().run(),
        isOff: !state.mayUndo,
        isDirected: true,
      },
      {
        label: m.rich_redo(),
        Icon: Redo2,
        keys: 'Shift+Z',
        run: () => chain().redo().run(),
        isOff: !state.mayRedo,
        isDirected: true,
      },
    ],
    [
      { label: m.rich_bold(), Icon: Bold, keys: 'B', run: () => chain().toggleBold().run(), isOn: state.isBold },
      {
        label: m.rich_italic(),
        Icon: Italic,
        keys: 'I',
        run: () => chain().toggleItalic().run(),
        isOn: state.isItalic,
      },
      { label: m.rich_link(), Icon: Link, keys: 'K', run: onLink, isOn: state.isLink },
    ],
    blocks.headings
      ? [
          {
            label: m.rich_heading(),
            keys: 'Alt+2',
            Icon: Heading2,
            run: () => chain().toggleHeading({ level: 2 }).run(),
            isOn: state.isHeading2,
            isOff: isInTable,
          },
          {
            label: m.rich_subheading(),
            keys: 'Alt+3',
            Icon: Heading3,
            run: () => chain().toggleHeading({ level: 3 }).run(),
            isOn: state.isHeading3,
            isOff: isInTable,
          },
        ]
      : [],
    [
      {
        label: m.rich_bullets(),
        keys: 'Shift+8',
        Icon: List,
        run: () => chain().toggleBulletList().run(),
        isOn: state.isBulletList,
        isOff: isInTable,
      },
      {
        label: m.rich_numbers(),
        keys: 'Shift+7',
        Icon: ListOrdered,
        run: () => chain().toggleOrderedList().run(),
        isOn: state.isOrderedList,
        isOff: isInTable,
      },
      {
        label: m.rich_quote(),
        keys: 'Shift+B',
        Icon: Quote,
        run: () => chain().toggleBlockquote().run(),
        isOn: state.isQuote,
        isOff: isInTable,
      },
      { label: m.rich_rule(), Icon: Minus, run: () => chain().setHorizontalRule().run(), isOff: isInTable },
    ],
    [
      ...(blocks.tables
        ? [{ label: m.rich_table(), Icon: Table, run: () => insertTable(editor), isOff: isInTable }]
        : []),
      ...(blocks.pictures
        ? [{ label: m.rich_picture(), Icon: ImagePlus, run: onPicture, isOff: isInTable || isUploading }]
        : []),
      ...(blocks.cards ? [{ label: cardLabel, Icon: Trophy, run: onCard, isOff: isInTable }] : []),
    ],
  ].filter((group) => group.length > 0)
}

/** Moves the focus within a row of buttons, as toolbars do; the row is one stop of the tabulator. */
function moveFocus(row: HTMLElement, { key }: KeyboardEvent): HTMLElement | undefined {
  const buttons = [...row.querySelectorAll<HTMLElement>('button')]
  const now = buttons.indexOf(document.activeElement as HTMLElement)
  const isReversed = getComputedStyle(row).direction === 'rtl'
  const step = { ArrowRight: isReversed ? -1 : 1, ArrowLeft: isReversed ? 1 : -1 }[key]
  if (step !== undefined) return buttons[(now + step + buttons.length) % buttons.length]
  return key === 'Home' ? buttons[0] : key === 'End' ? buttons.at(-1) : undefined
}

/** What can be done with the text, and below it with the table or picture at the cursor. */
export function Toolbar(props: ToolbarProps) {
  const { editor, contentId } = props
  const groups = useTools(props)
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = row.current && moveFocus(row.current, event)
    if (next) {
      event.preventDefault()
      for (const button of row.current?.querySelectorAll<HTMLElement>('button') ?? [])
        button.tabIndex = button === next ? 0 : -1
      next.focus()
    } else if (event.key === 'Escape') editor.commands.focus()
  }
  return (
    <div className="sticky top-[52px] z-10 rounded-t-md border-line border-b bg-surface-1">
      <div
        ref={row}
        role="toolbar"
        aria-label={m.rich_tools()}
        aria-controls={contentId}
        onKeyDown={onKeyDown}
        className="flex flex-wrap items-center gap-x-1 px-1"
      >
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups are always the same.
          <div key={at} className={cn('flex', at > 0 && 'border-line sm:border-s sm:ps-1')}>
            {group.map((tool, place) => (
              <ToolButton key={tool.label} tool={tool} isStop={at === 0 && place === 0} />
            ))}
          </div>
        ))}
      </div>
      <BlockTools {...props} />
    </div>
  )
}

/** The editor runs in browsers only. */
const IS_MAC = /Mac|iP/.test(globalThis.navigator?.platform ?? '')

/** `Ctrl+Shift+Z`, on a Mac `⇧⌘Z`. */
const shortcut = (keys: string): string =>
  IS_MAC
    ? keys.replace(/^(?:(Shift)|(Alt))?\+?(.)$/, (_, shift, alt, key) => `${alt ? '⌥' : ''}${shift ? '⇧' : ''}⌘${key}`)
    : `Ctrl+${keys}`

function ToolButton({
  tool: { label, Icon, run, isOn, isOff = false, isDirected, keys },
  isStop,
}: {
  tool: Tool
  isStop: boolean
}) {
  return (
    <button
      type="button"
      // A disabled button would lose the focus, and be no place of the row.
      aria-disabled={isOff || undefined}
      aria-pressed={isOn}
      aria-label={label}
      aria-keyshortcuts={keys && `${IS_MAC ? 'Meta' : 'Control'}+${keys}`}
      title={keys ? `${label} (${shortcut(keys)})` : label}
      tabIndex={isStop ? 0 : -1}
      // The selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isOff || run()}
      className={cn(
        'grid size-10 place-items-center rounded-md',
        isOff ? 'cursor-default opacity-40' : 'hover:bg-surface-2',
        isOn ? 'bg-surface-2 text-brand-text' : 'text-text-muted',
      )}
    >
      <Icon size={18} aria-hidden className={isDirected ? 'rtl:-scale-x-100' : ''} />
    </button>
  )
}

const TABLE_EDITS: readonly [edit: TableEdit, label: () => string][] = [
  ['add_row', m.rich_table_add_row],
  ['add_column', m.rich_table_add_column],
  ['delete_row', m.rich_table_delete_row],
  ['delete_column', m.rich_table_delete_column],
  ['delete_table', m.rich_table_delete],
]

/** For the table at the cursor, or the picture or card that is selected. */
function BlockTools({ editor, onAlt }: ToolbarProps) {
  const block = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('image')
        ? 'image'
        : now.isActive('matchCard') || now.isActive('playerCard')
          ? 'card'
          : tableAt(now.state)
            ? 'table'
            : undefined,
  })
  if (!block) return null
  const edit = (name: TableEdit) => {
    const tr = tableEdit(editor.state, name)
    if (tr) editor.view.dispatch(tr)
    editor.commands.focus()
  }
  const acts: [label: string, run: () => void][] =
    block === 'table'
      ? TABLE_EDITS.map(([name, label]) => [label(), () => edit(name)])
      : [
          ...(block === 'image' ? [[m.rich_alt(), onAlt] as [string, () => void]] : []),
          [m.rich_remove(), () => editor.chain().focus().deleteSelection().run()],
        ]
  return (
    <div className="flex flex-wrap gap-x-1 border-line border-t px-1">
      {acts.map(([label, run]) => (
        <button
          key={label}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
          className="min-h-10 rounded-md px-3 font-medium text-13 text-text-muted hover:bg-surface-2 hover:text-text"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
