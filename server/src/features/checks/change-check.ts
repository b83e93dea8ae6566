import { Problem, type Check } from '@waybook/contract'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import type { RequestContext, WriteContext } from '../request-context.ts'
import type { CheckDocument, Done, Effect, Part, StoredCheck } from './document.ts'
import type { PartChange } from './modify-part.ts'
import { partOf, withPart } from './part-pool.ts'
import { knowsPart, ownerFor, type Editor } from './policy.ts'
import { toCheck } from './presenter.ts'
import { readChecks, updateCheck } from './queries.ts'
import { surroundingsOf, type Surroundings } from './surroundings.ts'

/** The parameters that name a part. */
export interface PartParams {
  readonly checkId: string
  readonly characterId: string
}

export interface FoundCheck {
  readonly stored: StoredCheck
  readonly around: Surroundings
}

/** Throws the Problem `not-found` if the viewer knows nobody who takes part. */
export async function findCheck({ records, viewer }: RequestContext, checkId: string): Promise<FoundCheck> {
  const [stored] = await readChecks(records, [checkId])
  const around = await surroundingsOf(stored ? [stored.document] : [], records)
  if (!stored?.document.parts.some((part) => knowsPart(part, viewer, around)))
    throw new Problem('not-found', playProblems.checkNoLongerThere())
  return { stored, around }
}

export async function findPart(
  context: RequestContext,
  { checkId, characterId }: PartParams,
): Promise<FoundCheck & { readonly part: Part }> {
  const found = await findCheck(context, checkId)
  const part = partOf(found.stored.document, characterId)
  if (!part || !knowsPart(part, context.viewer, found.around)) throw new Problem('not-found')
  return { ...found, part }
}

/** A part again, for a handler that has already decided that the viewer may act on it. */
export async function readPart({ records }: RequestContext, { checkId, characterId }: PartParams) {
  const [stored] = await readChecks(records, [checkId])
  const part = stored && partOf(stored.document, characterId)
  if (!part) throw new Problem('not-found')
  return { stored, part }
}

/** `findPart` for changes. Throws the Problem `gone` if the check is over. */
export async function findOpenPart(context: RequestContext, params: PartParams) {
  const found = await findPart(context, params)
  if (found.stored.document.state !== 'open') throw new Problem('gone', playProblems.checkOver())
  return found
}

/** The answer of a write: the check as the viewer may see it now. */
export async function answerWith({ records, viewer }: WriteContext, stored: StoredCheck) {
  return { check: presentCheck({ viewer }, { stored, around: await surroundingsOf([stored.document], records) }) }
}

/** Throws the Problem `not-found` if the viewer knows nobody who takes part. */
export function presentCheck({ viewer }: Pick<RequestContext, 'viewer'>, { stored, around }: FoundCheck): Check {
  const check = toCheck(stored, viewer, around)
  if (!check) throw new Problem('not-found')
  return check
}

export function editorOf({ viewer, firstName }: RequestContext, character: string): Editor {
  return { userId: viewer.userId, firstName, owner: ownerFor(viewer, character), characterId: viewer.characterId }
}

/** An entry in the ledger of a roll. */
export function newEffect({ firstName, viewer }: WriteContext, done: Done): Effect {
  return { id: randomId(), ...done, by: firstName, byId: viewer.userId, undone: false }
}

/** Changes one part of an open check, and answers with the check. */
export async function changePart(
  context: WriteContext,
  params: PartParams,
  change: (part: Part, editor: Editor) => PartChange | Promise<PartChange>,
) {
  const { stored, part } = await findOpenPart(context, params)
  const changed = expectChanged(await change(part, editorOf(context, part.character)))
  return await savePart(context, stored, changed)
}

export async function savePart(context: WriteContext, stored: StoredCheck, part: Part) {
  return await answerWith(context, await storePart(context, stored, part))
}

/** `savePart` without an answer for the viewer, who may not know the part. */
export async function storePart({ records }: WriteContext, stored: StoredCheck, part: Part): Promise<StoredCheck> {
  return await updateCheck(records, stored, withPart(stored.document, part), part.character)
}

export async function saveCheck(
  context: WriteContext,
  stored: StoredCheck,
  document: CheckDocument,
  about: string | null = null,
) {
  return await answerWith(context, await updateCheck(context.records, stored, document, about))
}

const problemOf = {
  rolled: 'conflict',
  once: 'conflict',
  notYours: 'not-allowed',
  unknown: 'not-found',
  senseless: 'bad-params',
} as const

export function expectChanged(change: PartChange): Part {
  if (change.ok) return change.part
  throw new Problem(problemOf[change.why], change.text)
}
