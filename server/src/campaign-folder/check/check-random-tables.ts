import { randomTablesIn } from '#rich-text/random-tables.ts'
import type { Rendered } from '#rich-text/render-markdown.ts'

import type { EntityDraft } from '../entity-file.ts'
import { warning, type Fault, type Place } from '../fault.ts'

/** Warns about random tables with numbers that draw nothing, or several entries, or that the dice can't show. */
export function checkRandomTables({ file, source, bodyLine, body, boxText, gmNotes, placeOf }: EntityDraft): Fault[] {
  const lines = source.split('\n')
  const placeBelow = (title: string): Place => {
    const line = title === '' ? -1 : lines.findIndex((one, at) => at + 1 >= bodyLine && one.includes(title))
    return { file, line: line === -1 ? bodyLine : line + 1 }
  }
  return [
    ...faultsIn({ ok: true, full: body.full }, placeBelow),
    ...faultsIn(boxText, () => placeOf(['boxText'])),
    ...faultsIn(gmNotes, () => placeOf(['gmNotes'])),
  ]
}

type Text = { readonly ok: true; readonly full: string } | Extract<Rendered, { ok: false }>

function faultsIn(text: Text, placeOf: (title: string) => Place): Fault[] {
  if (!text.ok) return []
  return randomTablesIn(text.full).flatMap(({ title, dice, faults }) => {
    if (faults.length === 0) return []
    const name = title === '' ? `the random table (${dice.notation})` : `the random table "${title}" (${dice.notation})`
    const fix = `write entries for ${dice.least} to ${dice.most}, each number once`
    return [warning(placeOf(title), `in ${name}, ${faults.join(', ')}`, fix)]
  })
}
