import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { IMPORT_MAX_FILES, IMPORT_UNPACKED_MAX_BYTES } from '@waybook/contract'
import {
  decodeSource,
  type FolderFile,
  isSourceText,
  SOURCE_TEXT_MAX_BYTES,
  type SourceFiles,
  toUvtt,
} from '@waybook/converters'

import { readInside, writeInside } from '#campaign-folder/file-inside.ts'

import { unpackZip } from './unpack-zip.ts'

/** The files of another program: a folder, a zip file or a single file. */
export interface OpenSource {
  readonly files: SourceFiles
  /** The bytes of a file; `null` if it is gone. */
  readonly bytesOf: (file: string) => Promise<Uint8Array | null>
}

type Opened<Result> = { readonly ok: true; readonly result: Result } | { readonly ok: false; readonly why: string }

const limits = { bytes: IMPORT_UNPACKED_MAX_BYTES, files: IMPORT_MAX_FILES }
/** All texts of a source are in memory at the same time. */
const TEXTS_MAX_BYTES = 2 * SOURCE_TEXT_MAX_BYTES

/** Reads a source within the limits of an import, and removes what it has unpacked afterwards. Links are not followed. */
export async function withSource<Result>(
  from: string,
  use: (source: OpenSource) => Promise<Result>,
): Promise<Opened<Result>> {
  const about = await stat(from).catch(() => null)
  if (!about) return { ok: false, why: 'It does not exist' }
  if (about.isDirectory()) return await useFolder(from, use)
  if (!/\.zip$/i.test(from)) return await useFolder(path.dirname(from), use, path.basename(from))
  const into = await mkdtemp(path.join(os.tmpdir(), 'waybook-source-'))
  try {
    const unpacked = await unpackZip(from, into, limits)
    return unpacked.ok ? await useFolder(into, use) : unpacked
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}

async function useFolder<Result>(
  folder: string,
  use: (source: OpenSource) => Promise<Result>,
  only?: string,
): Promise<Opened<Result>> {
  const names = only === undefined ? await namesIn(folder) : [only]
  if (names.length > limits.files) return { ok: false, why: `It holds more than ${limits.files} files` }
  const files = new Map<string, string | null>()
  let bytes = 0
  for (const name of names) {
    const text = isSourceText(name) ? await readInside(folder, name, SOURCE_TEXT_MAX_BYTES) : null
    bytes += text?.length ?? 0
    if (bytes > TEXTS_MAX_BYTES)
      return { ok: false, why: `Its texts are larger than ${TEXTS_MAX_BYTES / 1024 / 1024} MB` }
    files.set(name, text && decodeSource(text))
  }
  const bytesOf = async (file: string) => await readInside(folder, file)
  return { ok: true, result: await use({ files, bytesOf }) }
}

/** The regular files in a folder. Names with a leading dot belong to editors. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !/(?:^|\/)\./.test(name))
    .toSorted()
}

/** Writes converted files into a folder, the first one last: an interrupted copy without `campaign.yaml` does not count as a campaign. */
export async function writeFiles(into: string, files: readonly FolderFile[], { bytesOf }: OpenSource): Promise<void> {
  for (const file of files.toReversed()) {
    const content = 'copyOf' in file ? await copied(file, bytesOf) : 'text' in file ? file.text : file.bytes
    if (content !== null) await writeInside(into, file.path, content)
  }
}

async function copied(
  { copyOf, standing }: Extract<FolderFile, { readonly copyOf: string }>,
  bytesOf: OpenSource['bytesOf'],
): Promise<Uint8Array | string | null> {
  const bytes = await bytesOf(copyOf)
  return bytes && standing ? toUvtt(standing, Buffer.from(bytes).toString('base64')) : bytes
}
