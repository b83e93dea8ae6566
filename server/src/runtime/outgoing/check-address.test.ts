import { expect, it } from 'vitest'

import { checkAddress, isPrivate } from './check-address.ts'

const named = new Set(['192.168.1.20:8123', 'ha.home:443'])

it.each([
  'https://discord.com/api/webhooks/1/token',
  'https://hooks.example.org/x?y=1',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]/',
])('[HOOK-2] %s is allowed', (text) => expect(checkAddress(text, named)).toMatchObject({ ok: true, isNamed: false }))

it.each(['http://192.168.1.20:8123/api/webhook/x', 'https://ha.home/hook'])(
  '[HOOK-2] %s is allowed because the host of the installation names it',
  (text) => expect(checkAddress(text, named)).toMatchObject({ ok: true, isNamed: true }),
)

it.each([
  ['noAddress', ['', 'discord', 'ftp://discord.com/x', 'https://user:pass@discord.com/', 'javascript:alert(1)']],
  ['notHttps', ['http://discord.com/x', 'http://192.168.1.20:8124/']],
  ['port', ['https://discord.com:8443/x', 'https://127.0.0.1:8123/']],
  [
    'private',
    [
      'https://localhost/',
      'https://127.0.0.1/',
      'https://127.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://0177.0.0.1/',
      'https://①②⑦.0.0.1/',
      'https://10.1.2.3/',
      'https://172.16.0.1/',
      'https://192.168.1.20/',
      'https://169.254.169.254/latest/meta-data/',
      'https://100.64.0.1/',
      'https://0.0.0.0/',
      'https://224.0.0.1/',
      'https://[::1]/',
      'https://[::]/',
      'https://[::ffff:127.0.0.1]/',
      'https://[::ffff:7f00:1]/',
      'https://[64:ff9b::7f00:1]/',
      'https://[2002:7f00:1::]/',
      'https://[fd00::1]/',
      'https://[fe80::1]/',
      'https://printer/',
      'https://printer.local/',
      'https://printer.local./',
      'https://db.internal/',
      'https://nas.lan/',
      'https://metadata.google.internal/',
    ],
  ],
] as const)('[HOOK-2] refuses as %s: %j', (fault, texts) => {
  for (const text of texts) expect([text, checkAddress(text, named)]).toEqual([text, { ok: false, fault }])
})

it('[HOOK-2] a private address is private in every notation', () => {
  for (const address of ['10.0.0.1', '::ffff:10.0.0.1', 'fc00::1']) expect(isPrivate(address)).toBe(true)
  for (const address of ['1.1.1.1', '2606:4700::1111']) expect(isPrivate(address)).toBe(false)
})
