import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { IconButton } from './icon-button.tsx'
import { Input, type InputProps } from './input.tsx'

interface PasswordInputProps extends Omit<InputProps, 'type' | 'trailing'> {
  showLabel: string
  hideLabel: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password input with a button that shows and hides the password. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Input
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      className={cn('rtl:text-end', className)}
      trailing={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
          className="size-[38px]"
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      }
    />
  )
}
