import type { UseFormReturn } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { VIDEO_CHAPTER_CHARS_MAX, VIDEO_CHAPTERS_MAX } from '#contract/video-rules.ts'
import { type ChapterFault, chaptersOf } from './chapter-lines.ts'
import type { FactsValues } from './facts-values.ts'

function faultText(fault: ChapterFault): string {
  if (fault.kind === 'many') return m.video_chapters_many({ max: VIDEO_CHAPTERS_MAX })
  const { line } = fault
  if (fault.kind === 'long') return m.video_chapters_long({ line, max: VIDEO_CHAPTER_CHARS_MAX })
  return fault.kind === 'order' ? m.video_chapters_order({ line }) : m.video_chapters_line({ line })
}

/** Chapters of one's own, one a line. */
export function ChaptersField({ form }: { form: UseFormReturn<FactsValues> }) {
  const { register, formState } = form
  return (
    <Field label={m.player_chapters()} hint={m.video_chapters_hint()} error={formState.errors.chapters?.message}>
      <Textarea
        dir="auto"
        rows={5}
        placeholder={m.video_chapters_example()}
        {...register('chapters', {
          validate: (text) => {
            const chapters = chaptersOf(text)
            return Array.isArray(chapters) || faultText(chapters)
          },
        })}
      />
    </Field>
  )
}
