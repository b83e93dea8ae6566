import { isWeaponType, readRangeBand, rangeBands, weaponTypes } from '@waybook/rules'

import { whyTooWild } from '../../rich-text/too-wild.ts'
import type { EntityDraft } from '../entity-file.ts'
import { fault, warning, type Fault } from '../fault.ts'
import { nearest } from './nearest.ts'

/** What of an entity is sound YAML and Markdown and still cannot be meant. */
export function checkEntity(draft: EntityDraft): Fault[] {
  return [...checkSecrets(draft), ...checkLinkEnds(draft), ...checkSceneTexts(draft), ...checkWeapon(draft)]
}

const MARKER = /\[!\s*secret/i

/** A secret that did not become one would be read by every player, so it is a fault. */
function checkSecrets({ file, source, fields, body }: EntityDraft): Fault[] {
  const { description, visualDescription, boxText, properties } = fields
  const values = Object.values(properties).flat().map(String)
  if ([body.search.open, description, visualDescription, boxText, ...values].some((text) => MARKER.test(text))) {
    const place = { file, line: lastLine(source, MARKER) }
    return [
      fault(place, 'players would read this secret', 'begin a quote with > [!secret], with an empty line before it'),
    ]
  }
  const [misspelt, word = ''] = /\[!\s*(\w+)\s*\]/.exec(body.search.open) ?? []
  if (misspelt === undefined || !nearest(word, ['secret'])) return []
  const place = { file, line: lastLine(source, new RegExp(`\\[!\\s*${word}`)) }
  return [fault(place, `players would read "${misspelt}"`, 'did you mean "[!secret]"?')]
}

function checkLinkEnds({ file, source, body }: EntityDraft): Fault[] {
  if (!/\[\[\s*[\w-]+\//.test(body.search.open)) return []
  const place = { file, line: lastLine(source, /\[\[[^\]]*$/) }
  return [
    warning(place, 'a link is not closed, or stands in code', 'write [[category/name]]; else players read the id'),
  ]
}

/** They are rendered when somebody asks for the scene, so that they have to be fit for it now. */
function checkSceneTexts({ fields, placeOf }: EntityDraft): Fault[] {
  return (['boxText', 'gmNotes'] as const).flatMap((field) => {
    const why = whyTooWild(fields[field])
    return why === null ? [] : [fault(placeOf([field]), `the text ${why}`, 'make it simpler, or divide it')]
  })
}

function lastLine(source: string, pattern: RegExp): number {
  return Math.max(1, source.split('\n').findLastIndex((line) => pattern.test(line)) + 1)
}

function checkWeapon({ type, fields, placeOf }: EntityDraft): Fault[] {
  const { item_type: kind, item_range: range } = fields.properties
  if (type !== 'item') return []
  const faults: Fault[] = []
  if (kind !== undefined && !isWeaponType(String(kind)))
    faults.push(
      warning(
        placeOf(['properties', 'item_type']),
        `"${String(kind)}" is no type of weapon`,
        `write one of ${weaponTypes.join(', ')}`,
      ),
    )
  if (range !== undefined && readRangeBand(String(range)) === null)
    faults.push(
      warning(
        placeOf(['properties', 'item_range']),
        `"${String(range)}" is no range, Medium will be used`,
        `write one of ${rangeBands.join(', ')}`,
      ),
    )
  return faults
}
