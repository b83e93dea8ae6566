import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import lock from '../../package-lock.json' with { type: 'json' }
import { refusedLicenses, shippedPackages, thirdPartyText } from './third-party.ts'

describe('[SEC-1] shipped packages', () => {
  const shipped = shippedPackages(lock.packages)

  it('are listed with their licenses in THIRD_PARTY.md', () => {
    expect(readFileSync('THIRD_PARTY.md', 'utf8')).toBe(thirdPartyText(shipped))
  })

  it('have allowed licenses', () => {
    expect(refusedLicenses(shipped)).toEqual([])
  })

  it.each([
    ['AGPL-3.0', 1],
    ['MIT', 0],
    ['(AGPL-3.0 OR MIT)', 0],
    ['MIT AND AGPL-3.0', 1],
    [undefined, 1],
  ])('a license %s: %i refused', (license, refused) => {
    const one = shippedPackages({ 'node_modules/@some/thing': { version: '1.0.0', ...(license && { license }) } })
    expect(refusedLicenses(one)).toHaveLength(refused)
  })

  it('include neither our own workspaces nor development tools', () => {
    const packages = { '': {}, server: { version: '1.0.0' }, 'node_modules/tool': { version: '2.0.0', dev: true } }
    expect(shippedPackages(packages)).toEqual([])
  })
})
