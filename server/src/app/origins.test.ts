import { expect, test } from 'vitest'

import { allowedOrigins } from './origins.ts'

const address = (ip: string, internal = false) => ({
  address: ip,
  family: 'IPv4' as const,
  internal,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
})
const interfaces = { lo: [address('127.0.0.1', true)], wlan0: [address('192.168.1.7')], gone: undefined }
const home = { host: '127.0.0.1', port: 4870, publicUrl: null, appOrigins: [] }
const LOOPBACK = ['http://localhost:4870', 'http://127.0.0.1:4870', 'http://[::1]:4870']

test('[SIG-21] on loopback, allows only the origins of this machine', () => {
  expect(allowedOrigins(home, interfaces)).toEqual(LOOPBACK)
})

test('[SIG-21] on all interfaces, also allows the addresses in the local network', () => {
  expect(allowedOrigins({ ...home, host: '0.0.0.0' }, interfaces)).toEqual([...LOOPBACK, 'http://192.168.1.7:4870'])
})

test('[SIG-21] adds the public URL and further origins, normalized and without duplicates', () => {
  const appOrigins = ['http://LOCALHOST:4870', 'http://box.local:4870']
  expect(allowedOrigins({ ...home, publicUrl: 'https://Play.example.org:443', appOrigins }, interfaces)).toEqual([
    ...LOOPBACK,
    'https://play.example.org',
    'http://box.local:4870',
  ])
})
