import { isUtf8 } from 'node:buffer'
import { readdir, realpath } from 'node:fs/promises'
import path from 'node:path'

import { FOLDER_PICTURE_MAX_BYTES } from '@waybook/contract'

import { isPicture } from '#rich-text/attachments.ts'
import { mapInSlices, type Slicing } from '#runtime/slices.ts'

import { CAMPAIGN_FILE, isMisnamed } from './campaign-file.ts'
import { FACTS } from './facts/fact-line.ts'
import { fault, faultOfFile, leftOut, note, type Fault } from './fault.ts'
import { isKept, readInside, readSmallInside, statInside } from './file-inside.ts'
import { isOtherPicture } from './picture-files.ts'
import { originalPath } from './portable-name.ts'

/** The folder of an export with a record of the play. It is for people to read. Imports and checks ignore it. */
export const PLAYED = 'played/'

function isPlayed(file: string): boolean {
  return file.startsWith(PLAYED)
}

const TEXT_BYTES_MAX = 8_000_000
const FACTS_BYTES_MAX = 30_000_000
const FILES_MAX = 250_000

const MARKDOWN = /\.md$/i

/** The files of a campaign, by `/`-separated path in its folder. */
export interface CampaignFolder {
  readonly root: string
  readonly texts: ReadonlyMap<string, string>
  readonly facts: ReadonlyMap<string, string>
  readonly pictures: ReadonlySet<string>
  /** All files that an export gives back, read or not. */
  readonly all: ReadonlySet<string>
  /** A file that was probably meant to be `campaign.yaml`. */
  readonly misnamed: string | null
  readonly faults: readonly Fault[]
}

/** Reads a campaign's texts, in slices, and lists its pictures. Symbolic links are not followed, so nothing outside the folder is read. */
export async function readFolder(folder: string, slicing?: Slicing): Promise<CampaignFolder> {
  const texts = new Map<string, string>()
  const facts = new Map<string, string>()
  const pictures = new Set<string>()
  const place = { file: folder, line: 1 }
  const root = await realpath(folder).catch(() => folder)
  const names = await namesIn(root).catch(() => null)
  if (names === null) {
    const missing = fault(place, 'this is not a readable folder', 'name the folder that contains campaign.yaml')
    return { root, texts, facts, pictures, all: new Set(), misnamed: null, faults: [missing] }
  }
  const faults = names.length > FILES_MAX ? [fault(place, `there are more than ${FILES_MAX} files`, 'split it up')] : []
  const misnamed = names.find(isMisnamed) ?? null
  const wanted = names.slice(0, FILES_MAX).filter((one) => one !== misnamed && isRead(one))
  const entries = await mapInSlices(wanted, (name) => ({ name, read: readEntry(root, name) }), slicing)
  for (const { name, read } of entries) {
    if (typeof read === 'string') {
      const text = read.replaceAll('\0', '')
      if (text !== read) faults.push(withNul(name, read))
      ;(FACTS.test(name) ? facts : texts).set(name, text)
    } else if (read === null) pictures.add(name)
    else faults.push(read)
  }
  return { root, texts, facts, pictures, all: new Set(names), misnamed, faults }
}

/** The bytes of a picture listed by `readFolder`; `null` if it has since been deleted or replaced by a link. */
export async function readPicture({ root }: CampaignFolder, name: string): Promise<Uint8Array | null> {
  return await readInside(root, name, FOLDER_PICTURE_MAX_BYTES)
}

/** Lists the files. */
async function namesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .map(originalPath)
    .filter((name) => isKept(name) && !isPlayed(name))
    .toSorted()
}

/** Whether a file may be part of the campaign. Names with a leading dot belong to editors. */
function isRead(name: string): boolean {
  if (/(?:^|\/)\./.test(name)) return false
  return name === CAMPAIGN_FILE || isMisnamed(name) || OURS.some((is) => is(name))
}

const OURS = [(name: string) => MARKDOWN.test(name), isPicture, isOtherPicture, isFacts]

/** Facts files are only read from the top level, because subfolders may belong to other tools. */
function isFacts(name: string): boolean {
  return FACTS.test(name) && !name.includes('/')
}

/** The text of a file, `null` for a picture, or a fault. The file may be missing briefly while an editor saves it. */
function readEntry(root: string, name: string): string | null | Fault {
  const place = { file: name, line: 1 }
  const about = statInside(root, name)
  if (about === 'other') return leftOut(name, 'this is a link and was left out', 'put the file itself there')
  if (isOtherPicture(name))
    return leftOut(name, 'pictures of this kind cannot be read, so this was left out', 'save it as PNG, JPEG or WebP')
  const max = isPicture(name) ? FOLDER_PICTURE_MAX_BYTES : FACTS.test(name) ? FACTS_BYTES_MAX : TEXT_BYTES_MAX
  if (about && about.size > max)
    return faultOfFile(place, `this is larger than ${max / 1_000_000} MB`, 'make it smaller')
  if (about && isPicture(name)) return null
  const bytes = readSmallInside(root, name, max)
  if (!bytes) return faultOfFile(place, 'this cannot be read', 'check its permissions, or save it again')
  const text = decode(bytes)
  if (text === null) return faultOfFile(place, 'this is not UTF-8 text', 'save it as UTF-8')
  return text
}

/** Neither engine can store this character, which no editor shows. */
function withNul(file: string, text: string): Fault {
  const line = text.slice(0, text.indexOf('\0')).split('\n').length
  return note({ file, line }, 'the character U+0000 is not read, because it cannot be stored', 'remove it')
}

/** Keeps the byte order mark of some editors, because an export must be identical byte for byte. */
function decode(bytes: Buffer): string | null {
  return isUtf8(bytes) ? bytes.toString() : null
}
