import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ChoiceRow } from '#app/ui/choice-row.tsx'
import { SHAPES, type Shape } from './crop-shapes.ts'
import { Cropper } from './cropper.tsx'
import { download } from './parts/download.ts'
import { PicturePicker } from './picture-picker.tsx'

const NAMES = { avatar: m.user_shape_avatar, detail: m.user_shape_detail, cover: m.user_shape_cover } as const
const OPTIONS = (['avatar', 'detail', 'cover'] as const).map((value) => ({ value, name: NAMES[value] }))

/** A page that crops a picture for anyone: choose a picture, download the part. */
export function CropPage() {
  const [file, setFile] = useState<File>()
  const [shape, setShape] = useState<Shape>('avatar')
  const [saved, setSaved] = useState('')
  const { width, height } = SHAPES[shape]
  const open = (picked: File | undefined) => {
    setSaved('')
    setFile(picked)
  }
  return (
    <div className="mx-auto grid w-full max-w-[720px] gap-4 px-3 md:px-0">
      <header>
        <h1 className="font-bold text-20">{m.user_crop_title()}</h1>
        <p className="mt-1 text-text-muted">{m.user_crop_intro()}</p>
      </header>
      <ChoiceRow
        label={m.user_shape_label()}
        options={OPTIONS.map(({ value, name }) => ({ value, label: name() }))}
        value={shape}
        onChange={setShape}
      />
      {file ? (
        <Cropper
          file={file}
          aspect={width / height}
          outputWidth={width}
          outputHeight={height}
          onDone={async (result) => setSaved(await download(result, shape))}
          onCancel={() => open(undefined)}
          doneLabel={m.user_crop_download()}
          cancelLabel={m.user_picture_choose_another()}
        />
      ) : (
        <PicturePicker onPick={open} />
      )}
      <p role="status" className="text-end text-13 text-text-muted empty:hidden">
        {saved && m.user_crop_saved({ name: saved })}
      </p>
    </div>
  )
}
