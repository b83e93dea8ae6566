import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'

import * as z from 'zod'

import { folderOf } from './run-command.ts'

export const REPOSITORY = path.resolve(import.meta.dirname, '../../..')
const manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) })

/** The folders of the repository that the Dockerfile copies into the image, except installed and built files. */
export function copiedFolders(dockerfile: string): string[] {
  const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  const targets = [...image.matchAll(/^COPY .* (\S+)$/gm)].map(([, target = '']) => target)
  return targets.filter((target) => !/node_modules|dist/.test(target))
}

/** A temporary folder with these folders and their declared dependencies, without those for development. */
export async function productionTree(folders: readonly string[]): Promise<string> {
  const tree = await folderOf({})
  for (const folder of folders) {
    await cp(path.join(REPOSITORY, folder), path.join(tree, folder), { recursive: true, filter: isShipped })
    await linkPackages(tree, folder)
  }
  return tree
}

const isShipped = (file: string) => !/\/(?:node_modules|dist)$|\.test\.tsx?$/.test(file)

async function linkPackages(tree: string, folder: string): Promise<void> {
  for (const name of dependenciesOf(folder)) {
    // npm keeps a package inside the workspace if another version is used elsewhere.
    const own = path.join(folder, 'node_modules', name)
    const place = existsSync(path.join(REPOSITORY, own)) ? own : path.join('node_modules', name)
    const target = path.join(tree, place)
    if (existsSync(target)) continue
    await mkdir(path.dirname(target), { recursive: true })
    const workspace = workspaceOf(name)
    await symlink(workspace === null ? path.join(REPOSITORY, place) : path.join(tree, workspace), target)
  }
}

/** The workspaces that a workspace imports. */
export function workspacesNeededBy(folder: string): string[] {
  return dependenciesOf(folder).flatMap((name) => workspaceOf(name) ?? [])
}

function dependenciesOf(folder: string): string[] {
  const file = path.join(REPOSITORY, folder, 'package.json')
  return existsSync(file) ? Object.keys(manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).dependencies) : []
}

const workspaceOf = (name: string) => /^@waybook\/(.*)$/.exec(name)?.[1] ?? null
