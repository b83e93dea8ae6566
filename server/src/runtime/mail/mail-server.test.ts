import { expect, it } from 'vitest'

import { readMailServer } from './mail-server.ts'

it.each([
  ['smtps://a%40b.c:p%2Fw@mail.example.org', { port: 465, secure: true, auth: { user: 'a@b.c', pass: 'p/w' } }],
  ['smtp://u:p@mail.example.org', { port: 587, secure: false, requireTLS: true }],
  ['smtp://u:p@127.0.0.1:2525', { port: 2525, requireTLS: false }],
  ['smtp://[::1]:25/', { host: '::1', port: 25, auth: null, requireTLS: false }],
])('[MAIL-1] reads %s', (address, server) => expect(readMailServer(address)).toMatchObject(server))

it.each(['', 'mail.example.org', 'https://mail.example.org', 'smtp://', 'smtp://host/path', 'smtp://:p@host'])(
  '[MAIL-1] "%s" is no mail server',
  (address) => expect(readMailServer(address)).toBeNull(),
)
