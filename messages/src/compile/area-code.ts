import type { IcuNode } from 'pofile-ts'

import { PSEUDO, translations } from '../languages.ts'
import type { Message } from './english.ts'
import { messageCode } from './message-code.ts'

const FORMATS = ['number', 'plural', 'ordinal', 'list']

/** The module of an area in one language: `export const messages = { … }`. */
export function catalogCode(
  language: string,
  messages: readonly { readonly message: Message; readonly nodes: readonly IcuNode[] }[],
): string {
  const functions = messages.map(({ message: { name, text }, nodes }) => `  ${messageCode(name, text, nodes)},\n`)
  const body = functions.join('')
  const used = FORMATS.filter((format) => body.includes(`${format}(p.`))
  const imports =
    used.length === 0
      ? ''
      : `import { formats } from '../../src/formats.ts'\n\nconst { ${used.join(', ')} } = formats('${language}')\n`
  return `${imports}export const messages = {\n${body}}\n`
}

/** The module that the web app imports: the messages of an area in the current language. English is part of it. */
export const areaCode = (area: string) => `import { messagesOf } from '../src/language.ts'
import { messages } from './en/${area}.ts'

export let ${area} = messagesOf('${area}', messages, (next) => {
  ${area} = next
})
`

/** The types of all areas, and the list of each translation's areas, which is loaded with the language. */
export function catalogsCode(areas: readonly string[]): string {
  const types = areas.map((area) => `  readonly ${area}: typeof import('./en/${area}.ts').messages\n`)
  const languages = [...translations, PSEUDO].map(
    (language) => `  '${language}': async () => (await import('./${language}/areas.ts')).areas,\n`,
  )
  return `export interface Messages {
${types.join('')}}

export type Area = keyof Messages

export type Areas = { readonly [Name in Area]: () => Promise<Messages[Name]> }

export const catalogs = {
${languages.join('')}} satisfies { readonly [language: string]: () => Promise<Areas> }
`
}

/** The list of areas of one translation. */
export function areasCode(areas: readonly string[]): string {
  const loads = areas.map((area) => `  ${area}: async () => (await import('./${area}.ts')).messages,\n`)
  return `import type { Areas } from '../catalogs.ts'\n\nexport const areas: Areas = {\n${loads.join('')}}\n`
}
