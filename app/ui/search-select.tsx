import { Command } from 'cmdk'
import { Check, ChevronDown, Search } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, type Ref, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { CONTROL_CLASSES, useFieldControl } from './field-control.ts'
import { searchRank } from './search-rank.ts'

export interface SearchOption {
  /** Unique in the list. */
  value: string
  label: string
  /** At the end of the line, searchable too: a calling code. */
  detail?: string
  /** Under the label. */
  note?: string
  /** Before the label, e.g. a flag. */
  picture?: ReactNode
  /** Other terms it is found by: its English name, its code. */
  keywords?: string[]
  /** Heading above the options that follow one another with the same one. */
  group?: string
}

interface SearchSelectProps {
  options: readonly SearchOption[]
  value: string | undefined
  /** The chosen option, where it need not be among `options`. */
  chosen?: SearchOption | undefined
  onChange: (value: string) => void
  /** Accessible name of the control. */
  label: string
  searchLabel: string
  emptyText: string
  /** What the closed control shows of the chosen option; by default its picture and label. */
  shown?: (option: SearchOption) => ReactNode
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** Is told what is typed. The options are then those found for it, shown as they are; `emptyText` says why there are none. */
  onSearch?: (text: string) => void
  isOpenAtFirst?: boolean
  ref?: Ref<HTMLButtonElement>
  className?: string
}

/** A select with a search box for long lists: type, arrow keys, Enter. */
export function SearchSelect({ options, value, onChange, label, shown, className, ...rest }: SearchSelectProps) {
  const { placeholder, ref, isOpenAtFirst = false, chosen: given, ...list } = rest
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const field = useFieldControl()
  const chosen = given ?? options.find((option) => option.value === value)
  const choose = (next: string) => {
    onChange(next)
    setIsOpen(false)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        {...field}
        ref={ref}
        type="button"
        role="combobox"
        aria-expanded={isOpen}
        aria-label={chosen ? `${label}: ${chosen.label}` : label}
        className={cn(CONTROL_CLASSES, 'flex cursor-pointer items-center gap-2 px-3 text-start', className)}
      >
        <span className="flex min-w-0 flex-1 items-center gap-2">
          {chosen ? (
            (shown?.(chosen) ?? <Line option={chosen} />)
          ) : (
            <span className="truncate text-text-muted">{placeholder}</span>
          )}
        </span>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-text-muted" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          className="z-[60] flex max-h-[min(360px,var(--radix-popover-content-available-height))] w-[max(300px,var(--radix-popover-trigger-width))] max-w-[calc(100vw-16px)] flex-col overflow-hidden rounded-md border border-line bg-surface-1 shadow-floating outline-none"
        >
          <List {...list} {...{ options, value, label }} onChoose={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface ListProps
  extends Pick<SearchSelectProps, 'options' | 'value' | 'label' | 'searchLabel' | 'emptyText' | 'onSearch'> {
  onChoose: (value: string) => void
}

const EMPTY = 'px-3 py-6 text-center text-text-muted'
const showInList = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' })
const rank = (_value: string, search: string, keywords: string[] = []) => searchRank(search, keywords)

/** Options in the order given, with the headings between them. */
function groupsOf(options: readonly SearchOption[]) {
  const groups: { heading: string | undefined; list: SearchOption[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.heading === option.group) last.list.push(option)
    else groups.push({ heading: option.group, list: [option] })
  }
  return groups
}

function List({ options, value, label, searchLabel, emptyText, onSearch, onChoose }: ListProps) {
  const item = (option: SearchOption) => (
    <Command.Item
      key={option.value}
      ref={option.value === value ? showInList : undefined}
      value={option.value}
      keywords={[option.label, option.detail ?? '', ...(option.keywords ?? [])]}
      onSelect={() => onChoose(option.value)}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 data-[selected=true]:bg-surface-2"
    >
      <Line option={option} />
      <Check size={16} aria-hidden className={cn('shrink-0 text-brand-text', option.value !== value && 'invisible')} />
    </Command.Item>
  )
  return (
    <Command
      label={label}
      defaultValue={value}
      loop
      className="flex min-h-0 flex-col"
      vimBindings={false}
      filter={rank}
      shouldFilter={!onSearch}
    >
      <div className="flex items-center gap-2 border-line border-b px-3 focus-within:border-brand-text">
        <Search size={16} aria-hidden className="shrink-0 text-text-muted" />
        <Command.Input
          aria-label={searchLabel}
          placeholder={searchLabel}
          {...(onSearch ? { onValueChange: onSearch } : {})}
          className="h-11 w-full min-w-0 bg-transparent text-16 outline-none placeholder:text-text-muted md:text-14"
        />
      </div>
      {onSearch && (
        <p role="status" className={options.length > 0 ? 'sr-only' : EMPTY}>
          {options.length > 0 ? '' : emptyText}
        </p>
      )}
      {/* Its own height limit: the popover’s is not known yet when the chosen option is scrolled into view. */}
      <Command.List className="max-h-[min(312px,60dvh)] min-h-0 flex-1 overflow-y-auto p-1">
        {!onSearch && <Command.Empty className={EMPTY}>{emptyText}</Command.Empty>}
        {groupsOf(options).map(({ heading, list }) =>
          heading === undefined ? (
            list.map(item)
          ) : (
            <Command.Group
              key={list[0]?.value}
              heading={<bdi>{heading}</bdi>}
              className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-text-muted"
            >
              {list.map(item)}
            </Command.Group>
          ),
        )}
      </Command.List>
    </Command>
  )
}

const Line = ({ option }: { option: SearchOption }) => (
  <>
    {option.picture}
    <span className="min-w-0 flex-1">
      <span className="block truncate">
        <bdi>{option.label}</bdi>
      </span>
      {option.note && (
        <span className="block truncate text-12 text-text-muted">
          <bdi>{option.note}</bdi>
        </span>
      )}
    </span>
    {option.detail && <span className="figures shrink-0 text-text-muted">{option.detail}</span>}
  </>
)
