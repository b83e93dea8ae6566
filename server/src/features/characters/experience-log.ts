import { typeOfId, type Experience, type Purchase, type Viewer } from '@waybook/contract'
import { skillName } from '@waybook/rules'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { readNames } from '../entities/names.ts'
import type { RequestContext } from '../request-context.ts'
import { readRenamed } from '../writing/source.ts'
import type { ExperienceRecord } from './experience-queries.ts'

/** The experience of a character for a viewer who sees its figures. */
export async function toExperience(context: RequestContext, entries: readonly ExperienceRecord[]): Promise<Experience> {
  const talents = entries.flatMap(({ bought }) =>
    bought?.kind === 'talent' && isPage(bought.talent) ? bought.talent : [],
  )
  // A talent's id may have changed since.
  const renamed = await readRenamed(context.records, [...new Set(talents)])
  const idNow = (id: string) => renamed.get(id) ?? id
  const names = await readNames(context.records, [...new Set(talents.map(idNow))], context.scope)
  const nameOf = (id: string) => names.find((one) => one.id === idNow(id))?.name
  const { skills } = await readCampaignWords(context.records)
  const textOf = ({ bought, text }: ExperienceRecord) => {
    if (bought?.kind === 'skill') return `${skillName(skills, bought.skill)} ${text}`
    return bought?.kind === 'talent' && isPage(bought.talent) ? (nameOf(bought.talent) ?? 'A talent') : text
  }
  return {
    ...balanceOf(entries),
    entries: entries.map((entry) => ({
      ...entry,
      bought: known(entry.bought, nameOf),
      text: textOf(entry),
      undoable: mayUndo(context.viewer, entry, entries),
    })),
  }
}

/** The experience ever given, and how much of it is left. */
export function balanceOf(entries: readonly ExperienceRecord[]): { readonly total: number; readonly left: number } {
  const counted = entries.filter(({ undone }) => !undone).map(({ amount }) => amount)
  return {
    total: counted.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0),
    left: counted.reduce((sum, amount) => sum + amount, 0),
  }
}

/** Players may undo only purchases; the game master also gifts that are unspent. Ranks of one skill or talent are undone latest first. */
export function mayUndo(viewer: Viewer, entry: ExperienceRecord, all: readonly ExperienceRecord[]): boolean {
  if (entry.undone || (entry.bought === null && viewer.role !== 'gameMaster')) return false
  if (entry.bought === null) return balanceOf(all).left >= entry.amount
  return all.find((one) => !one.undone && isSame(one.bought, entry.bought))?.id === entry.id
}

function isSame(one: Purchase | null, other: Purchase | null): boolean {
  return (
    one !== null &&
    other !== null &&
    (one.kind === 'other' ? one === other : JSON.stringify(one) === JSON.stringify(other))
  )
}

/** Whether a talent has a page, and so is stored by its id. */
export function isPage(talent: string): boolean {
  return typeOfId(talent) === 'talent'
}

/** Replaces a talent that the viewer doesn't see. */
function known(bought: Purchase | null, nameOf: (id: string) => string | undefined): Purchase | null {
  const isHidden = bought?.kind === 'talent' && isPage(bought.talent) && nameOf(bought.talent) === undefined
  return isHidden ? { kind: 'other', what: 'A talent' } : bought
}
