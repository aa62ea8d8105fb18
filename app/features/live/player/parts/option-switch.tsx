type OptionSwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

export function OptionSwitch({ label, isOn, onChange }: OptionSwitchProps) {
  return (
    <label dir="auto" className="flex min-h-10 items-center gap-3 rounded-sm px-2 hover:bg-white/15">
      <input
        type="checkbox"
        className="accent-white"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
