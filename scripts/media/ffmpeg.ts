import fs from 'node:fs'
import { installDebian } from '../install-debian.ts'

const FILES = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg']

/** Where ffmpeg is. */
export const ffmpegFile = (): string | undefined => FILES.find((file) => fs.existsSync(file))

/** As `ffmpegFile`, after installing Debian's as root where there is none. */
export function findFfmpeg(): string | undefined {
  if (!ffmpegFile()) installDebian('ffmpeg is missing', 'ffmpeg')
  return ffmpegFile()
}
