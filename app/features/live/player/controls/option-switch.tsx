import { cn } from '#app/lib/cn.ts'

type OptionSwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void; className?: string }

export function OptionSwitch({ label, isOn, onChange, className }: OptionSwitchProps) {
  return (
    <label
      dir="auto"
      className={cn(
        'flex min-h-10 break-inside-avoid items-center gap-3 rounded-sm px-2 hover:bg-white/15 @max-[440px]:min-h-8',
        className,
      )}
    >
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
