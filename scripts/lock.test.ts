import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

interface Entry {
  link?: boolean
  resolved?: string
  version?: string
  optionalDependencies?: Record<string, string>
}

function isLock(value: unknown): value is { packages: Record<string, Entry> } {
  return typeof value === 'object' && value !== null && 'packages' in value
}

const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = isLock(lock) ? lock.packages : {}

it('the lock file names no registry', () => {
  const resolved = Object.entries(packages).filter(([, entry]) => entry.resolved && !entry.link)
  expect(resolved).toEqual([])
})

it('the lock file contains the optional packages of every platform, or `npm ci` fails on other platforms', () => {
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  const missing = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((name) => !names.has(name)),
  )
  expect(missing).toEqual([])
})
