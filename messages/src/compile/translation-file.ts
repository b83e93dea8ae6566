import { createItem, createPoFile, parsePo, stringifyPo } from 'pofile-ts'

import { keyOf, type Message } from './english.ts'

/** The translation of a message. */
export interface Translated {
  /** The English text that was translated. */
  readonly source: string
  /** Empty until it is translated. */
  readonly text: string
  /** Whether the English text has changed since. */
  readonly outdated: boolean
}

/** Reads a `.po` file: translations by the keys of their messages. */
export function readTranslations(po: string): Map<string, Translated> {
  return new Map(
    parsePo(po).items.map(({ msgctxt, msgid, msgstr, flags }) => [
      msgctxt ?? msgid,
      { source: msgid, text: msgstr[0] ?? '', outdated: flags['fuzzy'] === true },
    ]),
  )
}

/** The `.po` file with all messages. Translations of changed messages are marked as outdated (`fuzzy`), those of removed messages are dropped. */
export function writeTranslations(
  language: string,
  messages: readonly Message[],
  known: Map<string, Translated>,
): string {
  const po = createPoFile()
  po.headers = { Language: language, 'Content-Type': 'text/plain; charset=UTF-8' }
  po.headerOrder = Object.keys(po.headers)
  po.items = messages.map((message) => {
    const { source, text, outdated } = known.get(keyOf(message)) ?? { source: message.text, text: '', outdated: false }
    const item = createItem()
    item.msgctxt = keyOf(message)
    item.msgid = message.text
    item.msgstr = [text]
    item.extractedComments = commentsFor(message)
    item.flags = {
      ...(text !== '' && (outdated || source !== message.text) ? { fuzzy: true } : {}),
      'icu-message-format': true,
    }
    return item
  })
  return stringifyPo(po)
}

const commentsFor = ({ place, most }: Message) => [
  ...(place === undefined ? [] : [place]),
  ...(most === undefined ? [] : [`At most ${most} letters at 360 px`]),
]
