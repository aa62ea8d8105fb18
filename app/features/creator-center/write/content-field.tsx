import { type UseFormReturn, useController } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { contentFaultOf } from '#contract/plan-document.ts'
import { PLAN_CONTENT } from '#contract/plan-rules.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { lengthFaultText } from './length-fault-text.ts'
import { documentIn, type WriteValues } from './write-values.ts'

/** What buyers pay for. */
export function ContentField({ form: { control, getValues } }: { form: UseFormReturn<WriteValues> }) {
  const { field, fieldState } = useController({
    control,
    name: 'document',
    rules: {
      validate: (document, { content }) =>
        lengthFaultText(contentFaultOf(documentIn({ document, content })), PLAN_CONTENT),
    },
  })
  return (
    <RichText
      label={m.plan_field_content()}
      hint={m.plan_field_content_hint({ min: PLAN_CONTENT.min })}
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
