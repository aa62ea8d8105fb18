import { type UseFormReturn, useController } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { PLAN_CONTENT } from '#contract/plan-rules.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { documentIn, isContent, type WriteValues } from './write-values.ts'

/** What buyers pay for. */
export function ContentField({ form: { control, getValues } }: { form: UseFormReturn<WriteValues> }) {
  const hint = m.plan_field_content_hint({ min: PLAN_CONTENT.min })
  const { field, fieldState } = useController({
    control,
    name: 'document',
    rules: { validate: (document, { content }) => isContent(documentIn({ document, content })) || hint },
  })
  return (
    <RichText
      label={m.plan_field_content()}
      hint={hint}
      error={fieldState.error?.message}
      isRequired
      // Read once, when the editor is there: by then a draft is.
      initial={documentIn(getValues())}
      onChange={field.onChange}
      hasHeadings
      hasTables
      charsMax={PLAN_CONTENT.max}
    />
  )
}
