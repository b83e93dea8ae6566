import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { PSEUDO, translations } from '../languages.ts'
import { areaCode, areasCode, catalogCode, catalogsCode } from './area-code.ts'
import { keyOf, readEnglish, type Message } from './english.ts'
import { parse } from './parse.ts'
import { pseudo } from './pseudo.ts'
import { readTranslations, writeTranslations, type Translated } from './translation-file.ts'

const folder = path.join(import.meta.dirname, '../..')
export const ENGLISH = path.join(folder, 'en')
export const translationFile = (language: string) => path.join(folder, `${language}.po`)
/** What developers and translators edit. */
export const MESSAGE_FILES = [ENGLISH, ...translations.map((language) => translationFile(language))]
const GENERATED = path.join(folder, 'generated')

export const translationsIn = (language: string): Map<string, Translated> => {
  const file = translationFile(language)
  return existsSync(file) ? readTranslations(readFileSync(file, 'utf8')) : new Map<string, Translated>()
}

/** Writes `generated`: the functions of all messages. Files that would not change are left alone, so tools that watch them stay quiet. */
export function buildMessages(): void {
  const messages = readEnglish(ENGLISH)
  const areas = [...new Set(messages.map(({ area }) => area))]
  const files = new Map<string, string>([['catalogs.ts', catalogsCode(areas)]])
  for (const area of areas) {
    files.set(`${area}.ts`, areaCode(area))
    const own = messages.filter((message) => message.area === area)
    files.set(
      `en/${area}.ts`,
      catalogCode(
        'en',
        own.map((message) => ({ message, nodes: parse(message.text) })),
      ),
    )
  }
  for (const language of [...translations, PSEUDO]) {
    files.set(`${language}/areas.ts`, areasCode(areas))
    const translate = translator(language)
    for (const area of areas) {
      const own = messages.filter((message) => message.area === area)
      files.set(
        `${language}/${area}.ts`,
        catalogCode(
          language,
          own.map((message) => ({ message, nodes: translate(message) })),
        ),
      )
    }
  }
  writeChanged(files)
}

/** Translates messages into a language. A message without a current translation stays English. */
export function translator(language: string): (message: Message) => ReturnType<typeof parse> {
  if (language === PSEUDO) return ({ text, most }) => pseudo(parse(text), most)
  const known = translationsIn(language)
  return (message) => {
    const translated = known.get(keyOf(message))
    const isCurrent = translated && translated.text !== '' && translated.source === message.text && !translated.outdated
    return parse(isCurrent ? translated.text : message.text)
  }
}

function writeChanged(files: ReadonlyMap<string, string>) {
  for (const [name, code] of files) {
    const file = path.join(GENERATED, name)
    if (existsSync(file) && readFileSync(file, 'utf8') === code) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, code)
  }
  for (const name of readdirSync(GENERATED, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts') && !files.has(name.replaceAll(path.sep, '/'))) rmSync(path.join(GENERATED, name))
}

/** Brings the files of translators up to date with the English messages. */
export function updateTranslations(): void {
  const messages = readEnglish(ENGLISH)
  for (const language of translations)
    writeFileSync(translationFile(language), writeTranslations(language, messages, translationsIn(language)))
}
