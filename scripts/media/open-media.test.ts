import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { configuration } from './open-media.ts'

const TEMPLATE = fs.readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8')
const VALUES = {
  folder: '/srv/state/media',
  module: '/usr/lib/nginx/modules/ngx_rtmp_module.so',
  rtmpHost: '127.0.0.1',
  rtmpPort: 1935,
  httpPort: 1936,
  user: 'root',
  site: 'https://site.example',
  siteHost: 'site.example',
  secret: 'ab12',
  record: 'all',
  node: '/usr/bin/node',
  sender: '/srv/scripts/media/send-replay.ts',
  replays: '/srv/state/media/replays.json',
}

test('the configuration names everything that it needs', () => {
  const text = configuration(TEMPLATE, VALUES)
  expect(text).toContain('listen 127.0.0.1:1935;')
  expect(text).toContain('proxy_pass https://site.example/media/hook/nginx/ab12;')
  expect(text).not.toMatch(/\{\w+\}/)
})

test('a value cannot end a line of the configuration', () => {
  for (const folder of ['/srv; root /', '/srv\n}', '/srv"', '/srv state'])
    expect(() => configuration(TEMPLATE, { ...VALUES, folder }), folder).toThrow('folder')
  const { secret: _, ...others } = VALUES
  expect(() => configuration(TEMPLATE, others)).toThrow('secret')
})
