interface NameListProps {
  id: string
  label: string
  names: readonly string[]
  active: number
  onChoose: (name: string) => void
}

export const optionId = (listId: string, place: number): string => `${listId}${place}`

/** Names that may follow an `@`. The focus stays in the field, whose keys choose. */
export function NameList({ id, label, names, active, onChoose }: NameListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-2 bottom-full z-10 mb-1 overflow-hidden rounded-md border border-line bg-surface-1 py-1 text-13 shadow-floating"
    >
      {names.map((name, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={name}
          id={optionId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
          className="flex min-h-9 cursor-pointer items-center px-3 hover:bg-surface-2 aria-selected:bg-surface-2 aria-selected:font-semibold"
        >
          <bdi className="truncate">@{name}</bdi>
        </div>
      ))}
    </div>
  )
}
