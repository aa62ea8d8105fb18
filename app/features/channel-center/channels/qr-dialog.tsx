import { Download } from 'lucide-react'
import { encode } from 'uqr'
import { saveFile } from '#app/lib/save-file.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'

/** For print: each module of the code is so many pixels wide. */
const MODULE_PX = 24
const QUIET_MODULES = 4

/** The code as a picture that any program takes. */
function drawn(link: string): Promise<Blob | null> {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET_MODULES })
  const canvas = Object.assign(document.createElement('canvas'), { width: size * MODULE_PX, height: size * MODULE_PX })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** The QR code of a channel's link, to be shown or saved. */
export function QrDialog({ link, name, onClose }: { link: string; name: string; onClose: () => void }) {
  const save = async () => {
    const picture = await drawn(link)
    if (picture) saveFile(picture, `qr-${new URL(link).searchParams.get('promotionChannelId') ?? ''}.png`)
  }
  return (
    <Dialog isOpen onClose={onClose} title={name} closeLabel={m.user_act_close()}>
      <div className="grid justify-items-center gap-4">
        <QrCode text={link} label={m.channel_qr_label({ link })} />
        <code dir="ltr" className="break-all text-center text-13 text-text-muted">
          {link}
        </code>
        <Button onClick={() => void save()}>
          <Download size={16} aria-hidden />
          {m.channel_qr_save()}
        </Button>
      </div>
    </Dialog>
  )
}
