import {
  maySee,
  scopeOf,
  type Check,
  type CheckModifier,
  type CheckPart,
  type ReasonKind,
  type Viewer,
} from '@waybook/contract'
import { isAgainst, sideOf } from '@waybook/rules'

import { checkReasons } from '#sentences/sentences.ts'

import { toRoll } from '../dice/presenter.ts'
import type { CheckDocument, Modifier, Part, StoredCheck, Weapon } from './document.ts'
import { offeredEffects, otherSymbols, toPageEffects, toRollEffects } from './effects/present-page-effect.ts'
import { toReactions } from './effects/present-reaction.ts'
import { toChoices, toOffers, toResult } from './offers.ts'
import { appliesTo, forceDiceOf, forceOfEffects, leftOfPart, poolOfPart } from './part-pool.ts'
import { knowsFigures, knowsHolder, knowsPart, ownerFor, mayEdit, seesResult } from './policy.ts'
import { toEffects } from './present-effect.ts'
import { isKnownToPlayers, knownName, pageOf, placeOf, type SeenCheck, type Surroundings } from './surroundings.ts'

/** A check as a viewer may see it; `null` if they know nobody who takes part. */
export function toCheck(
  { id, at, version, document }: StoredCheck,
  viewer: Viewer,
  around: Surroundings,
): Check | null {
  const known = document.parts.flatMap((part) => {
    const shown = toPart(part, { document, viewer, around })
    return shown ? { part, shown } : []
  })
  if (known.length === 0) return null
  const { kind, title, by, audience } = document
  const theirs = known.map(({ part }) => part)
  const seen = viewer.role === 'gameMaster' ? version : versionOf(theirs, version)
  const parts = known.map(({ shown }) => shown)
  return { id, kind, state: stateOf(document.state, theirs), title, at, by, audience, version: seen, parts }
}

/** A version that counts the changes to these parts only. */
function versionOf(parts: readonly Part[], version: number): number {
  return parts.reduce((sum, { saves }) => sum + (saves ?? version), 0)
}

/** How a check ended, judged by these parts only. */
function stateOf(state: CheckDocument['state'], parts: readonly Part[]): CheckDocument['state'] {
  if (state === 'open') return state
  return parts.some(({ rolled }) => rolled) ? 'closed' : 'cancelled'
}

function toPart(part: Part, seen: SeenCheck): CheckPart | null {
  const { viewer, around } = seen
  const scope = scopeOf(viewer)
  const name = knownName(part.character, viewer, around)
  if (!knowsPart(part, viewer, around)) return null
  const page = pageOf(part.character, around)
  const isOpen = knowsFigures(part.character, viewer, around)
  const isHidden = part.difficultyHidden && !scope.everything
  const rolled = seesResult(part, seen) ? part.rolled : null
  const pool = poolOfPart(part)
  const offers = rolled ? toOffers(part, seen) : []
  const reactions = rolled ? toReactions(part, seen) : []
  const symbols = isOpen ? otherSymbols(part, seen) : []
  return {
    characterId: part.character,
    characterName: name ?? part.character,
    known: isKnownToPlayers(part.character, around),
    mine: ownerFor(viewer, part.character) !== 'ally',
    version: part.version,
    skill: part.skill,
    skills: [...part.skills],
    basis: isOpen ? part.basis : null,
    modifiers: isOpen ? shownModifiers(part, seen) : [],
    pool: isOpen ? { ...(isHidden ? sideOf(pool, 'roller') : pool) } : null,
    ...(isOpen && forceDiceOf(part) > 0 && { force: forceDiceOf(part) }),
    ...(isOpen && forceOfEffects(part) !== 0 && { effectForce: forceOfEffects(part) }),
    pageEffects: isOpen ? toPageEffects(part, seen) : [],
    ...(symbols.length > 0 && { otherSymbols: symbols }),
    difficultyHidden: part.difficultyHidden,
    target: toTarget(part, seen),
    storyPoints: part.storyPoints,
    commitment: part.commitment,
    roll:
      rolled && toRoll(hiddenLike(part, rolled.roll), page && maySee(scope, page, 'name') ? page : undefined, scope),
    physical: rolled?.physical ?? false,
    left: rolled && leftOfPart(part),
    offers,
    choices: offers.some(({ forSomebody }) => forSomebody) ? toChoices(part, seen) : [],
    effects: rolled ? toEffects(part, seen) : [],
    rollEffects: isOpen ? toRollEffects(part, seen) : [],
    ...(reactions.length > 0 && { reactions }),
    result: rolled && isOpen ? toResult(part, seen) : null,
    place: rolled && seen.document.kind === 'initiative' ? placeOf(part.character, seen) : null,
  }
}

/** The roll hides its difficulty if the part hides it now. */
function hiddenLike<Roll>({ difficultyHidden }: Part, roll: Roll) {
  return { ...roll, difficultyHidden }
}

const ofDifficulty: ReadonlySet<ReasonKind> = new Set([
  'difficulty',
  'opponent',
  'range',
  'defence',
  'adversary',
  'cover',
  'scene',
])
/** Kinds whose reason is a page, named by itself. */
const ofPages: ReadonlySet<ReasonKind> = new Set(['talent', 'item', 'scene'])
/** Kinds that everybody at the table knows, even if the difficulty is hidden. */
const known: ReadonlySet<ReasonKind> = new Set(['condition', 'queued', 'weapon'])

/** Whether a modifier reveals the difficulty. */
function tellsDifficulty(modifier: Modifier): boolean {
  const { owner, reason } = modifier
  if (ofDifficulty.has(reason.kind)) return true
  return owner === 'gameMaster' && isAgainst(modifier) && !known.has(reason.kind)
}

function shownModifiers(part: Part, seen: SeenCheck): CheckModifier[] {
  const { viewer, around } = seen
  const isHidden = part.difficultyHidden && viewer.role !== 'gameMaster'
  const editor = { userId: viewer.userId, owner: ownerFor(viewer, part.character) }
  const listed = new Set(offeredEffects(part, seen).map(({ key }) => key))
  return part.modifiers
    .filter((one) => appliesTo(one, part.basis.characteristic, part.skill) && !(isHidden && tellsDifficulty(one)))
    .filter((one) => one.on || one.effect === undefined || listed.has(one.effect))
    .map((one) => {
      const { id, owner, op, die, count, reason, on, by, effect } = one
      const editable = !part.rolled && mayEdit(one, editor)
      return {
        id,
        owner,
        op,
        die,
        count,
        reason: { kind: reason.kind, ...reasonFor(reason, viewer, around) },
        on,
        by,
        editable,
        ...(effect !== undefined && listed.has(effect) && { effect }),
      }
    })
}

function toTarget({ target }: Part, { viewer, around }: SeenCheck): CheckPart['target'] {
  if (!target) return null
  const { id, band, weapon, side } = target
  const name = id === null ? '' : knownName(id, viewer, around)
  const wielded = weapon && weaponName(weapon, viewer, around)
  return {
    id: name === null ? '' : (id ?? ''),
    name: name ?? 'Someone',
    band,
    weapon: wielded,
    ...(wielded !== null && weapon?.id && { weaponId: weapon.id }),
    melee: weapon?.melee ?? false,
    ...(name !== null && side && { side }),
  }
}

type ShownReason = Omit<CheckModifier['reason'], 'kind'>

/** What a reason says. Reveals nothing about somebody the viewer does not know. */
function reasonFor(
  { kind, text, said, about, holder }: Modifier['reason'],
  viewer: Viewer,
  around: Surroundings,
): ShownReason {
  if (about === undefined) return { text, ...(said && { said }) }
  const name = knownName(about, viewer, around)
  if (holder !== undefined && kind === 'defence')
    return name !== null && knowsHolder(holder, viewer, around) ? { text: name } : checkReasons.effectOfTarget()
  if (holder !== undefined) return reasonOfOther(name, holder, { viewer, around })
  if (ofPages.has(kind)) return name === null ? checkReasons.something() : { text: name }
  return name === null ? checkReasons.someone() : { text: `${name}: ${text}`, ...(said && { said, about: name }) }
}

/** Somebody else's effect: by name if the viewer may know what they have, else as theirs. */
function reasonOfOther(
  name: string | null,
  holder: string,
  { viewer, around }: Pick<SeenCheck, 'viewer' | 'around'>,
): ShownReason {
  const who = knownName(holder, viewer, around)
  if (name === null || !knowsHolder(holder, viewer, around))
    return who === null ? checkReasons.someone() : { text: who }
  return who === null ? checkReasons.someones({ name }) : { text: `${who}: ${name}` }
}

/** The weapon's name; `null` if the viewer does not see the weapon. */
function weaponName({ id, name = 'Bare hands' }: Weapon, viewer: Viewer, { names }: Surroundings): string | null {
  if (id === null) return name
  const item = names.get(id)
  return item && maySee(scopeOf(viewer), item) ? item.name : null
}
