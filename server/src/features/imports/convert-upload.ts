import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { Problem } from '@waybook/contract'

import { CAMPAIGN_FILE, isMisnamed } from '#campaign-folder/campaign-file.ts'
import { wholeFolder } from '#runtime/held-files.ts'
import { Thread } from '#runtime/thread.ts'

import type { ConvertAnswer, ConvertRequest, UploadConversion } from './upload-conversion.ts'

/** Longer than any source within the limits takes. */
const CONVERT_MS = 120_000
const MEMORY_MAX_MB = 768

/** Files that describe a source for people. */
const READ_ME = /(?:^|\/)(?:readme|licen[cs]e|changelog)[^/]*$/i
const MARKDOWN = /\.md$/i

/**
 * Converts the files of another program in an unpacked upload, in a thread with limited time and memory. A folder of Markdown files stays as it
 * is. Throws the Problem `bad-params` if the files are those of a known program, but cannot be read.
 */
export async function convertUpload(folder: string, unpacked: string): Promise<void> {
  if (!(await mayBeConverted(unpacked))) return
  const into = path.join(folder, 'converted')
  await mkdir(into, { mode: 0o700 })
  const answer = await convertApart({ from: unpacked, into })
  if (answer.is === 'failed') throw new Problem('bad-params', answer.why)
  if (answer.is === 'unknown') return await rm(into, wholeFolder)
  await writeFile(conversionFile(folder), JSON.stringify(answer.conversion))
  await rm(unpacked, wholeFolder)
  await rename(into, unpacked)
}

async function mayBeConverted(unpacked: string): Promise<boolean> {
  const entries = await readdir(unpacked, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const isCampaign = names.some((name) => name === CAMPAIGN_FILE || isMisnamed(name))
  return !isCampaign && !names.some((name) => MARKDOWN.test(name) && !READ_ME.test(name))
}

async function convertApart(request: ConvertRequest): Promise<ConvertAnswer> {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MAX_MB }
  const thread = new Thread(new URL('./convert-worker.ts', import.meta.url), { resourceLimits })
  const late = Promise.withResolvers<ConvertAnswer>()
  const timer = setTimeout(
    () => late.resolve({ is: 'failed', why: 'Converting this file takes too long.' }),
    CONVERT_MS,
  )
  try {
    await thread.loaded
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's own answer
    const answering = thread.request(request) as Promise<ConvertAnswer>
    return await Promise.race([answering, late.promise])
  } catch {
    return { is: 'failed', why: 'Converting this file takes too much memory.' }
  } finally {
    clearTimeout(timer)
    await thread.end()
  }
}

/** The conversion of an upload; `null` if it was not converted. */
export async function readConversion(folder: string): Promise<UploadConversion | null> {
  const text = await readFile(conversionFile(folder), 'utf8').catch(() => null)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by convertUpload
  return text === null ? null : (JSON.parse(text) as UploadConversion)
}

/** Beside the unpacked files, where no upload can write. */
function conversionFile(folder: string): string {
  return path.join(folder, 'conversion.json')
}
