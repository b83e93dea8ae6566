import type { NetworkInterfaceInfo } from 'node:os'

import { describe, expect, it } from 'vitest'

import { localNetworkOrigins, mainOrigin } from './reach.ts'

const address = (given: Partial<NetworkInterfaceInfo>) =>
  ({ internal: false, family: 'IPv4', ...given }) as NetworkInterfaceInfo
const interfaces = {
  lo: [address({ address: '127.0.0.1', internal: true })],
  wlan0: [address({ address: '192.168.1.20' }), address({ address: 'fe80::1', family: 'IPv6' })],
}

describe('the addresses of a server', () => {
  it.each([
    [{ publicUrl: 'https://play.example', host: '0.0.0.0', port: 4870 }, 'https://play.example'],
    [{ publicUrl: null, host: '127.0.0.1', port: 4870 }, 'http://localhost:4870'],
    [{ publicUrl: null, host: '0.0.0.0', port: 80 }, 'http://localhost:80'],
    [{ publicUrl: null, host: '192.168.1.20', port: 4870 }, 'http://192.168.1.20:4870'],
  ])('[RUN-1] links for %o start with %s', (given, origin) => expect(mainOrigin(given)).toBe(origin))

  it('[RUN-2] a loopback address cannot be reached from other machines', () => {
    expect(localNetworkOrigins('127.0.0.1', 4870, interfaces)).toEqual([])
  })

  it('[RUN-2] on all interfaces, phones can use every address in the local network', () => {
    expect(localNetworkOrigins('0.0.0.0', 4870, interfaces)).toEqual(['http://192.168.1.20:4870'])
  })
})
