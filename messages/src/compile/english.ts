import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A message as a developer writes it. */
export interface Message {
  /** `sheet` */
  readonly area: string
  /** `setTo` */
  readonly name: string
  /** ICU MessageFormat. */
  readonly text: string
  /** Where users see it, for translators; left out if the text says it all. */
  readonly place?: string
  /** How many letters have room at 360 px. */
  readonly most?: number
}

/** Identifies a message in the files of translators: `sheet.setTo`. */
export const keyOf = ({ area, name }: Message) => `${area}.${name}`

const NAME = /^[a-z][A-Za-z0-9]*$/

/**
 * The English messages of all areas: a file per area, `en/sheet.json`, with `{"setTo": "Set {to, number}"}`, or an object with `text`,
 * `place` and `most`.
 */
export function readEnglish(folder: string): Message[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files
    .toSorted()
    .flatMap((file) => messagesIn(path.basename(file, '.json'), readFileSync(path.join(folder, file), 'utf8')))
}

function messagesIn(area: string, json: string): Message[] {
  const written: unknown = JSON.parse(json)
  if (typeof written !== 'object' || written === null) throw new Error(`${area}.json is not an object`)
  return Object.entries(written).map(([name, value]) => {
    if (![area, name].every((one) => NAME.test(one))) throw new Error(`${area}.${name} is not a name in camelCase`)
    return { area, name, ...(typeof value === 'string' ? { text: value } : detailsOf(`${area}.${name}`, value)) }
  })
}

function detailsOf(key: string, value: unknown): Pick<Message, 'text' | 'place' | 'most'> {
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
    throw new Error(`${key} has no text`)
  const place = 'place' in value && typeof value.place === 'string' ? { place: value.place } : {}
  const most = 'most' in value && typeof value.most === 'number' ? { most: value.most } : {}
  return { text: value.text, ...place, ...most }
}
