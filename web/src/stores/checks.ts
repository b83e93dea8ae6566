import { Store, useStore } from './store.ts'

/** The part of a character or a combatant in a check. */
export interface PartAddress {
  readonly checkId: string
  /** The id of the character, or of a combatant with points of its own. */
  readonly characterId: string
}

/** An attack with a weapon, whose target is chosen next. */
export interface AttackRequest {
  readonly kind: 'attack'
  /** The character or combatant who attacks; `null` if that is chosen too. */
  readonly characterId: string | null
  /** `null` for bare hands. */
  readonly weaponId: string | null
  /** Of the weapon. */
  readonly name: string
}

/** An attack on a target, whose weapon is chosen next. */
export interface TargetRequest {
  readonly kind: 'target'
  /** Who attacks; `null` if that is chosen too. */
  readonly characterId: string | null
  readonly targetId: string
  /** Of the target. */
  readonly name: string
}

/** An attack of a combatant without a page; weapon and target are said next. */
export interface DescribedRequest {
  readonly kind: 'described'
  readonly characterId: string
  /** Of the combatant. */
  readonly name: string
}

/** A treatment, whose patient is chosen next. */
interface HealingRequest {
  readonly kind: 'healing'
  readonly characterId: string
}

/** An attack or a treatment that a page asks for. */
export type AimRequest = AttackRequest | TargetRequest | DescribedRequest | HealingRequest

interface Checks {
  /** The part on the roll surface. */
  readonly open: PartAddress | null
  /** The parts whose banner the viewer has folded. */
  readonly folded: readonly string[]
  /** The panel that is open. */
  readonly panel: 'call' | 'storyPoints' | null
  readonly aim: AimRequest | null
}

const checks = new Store<Checks>({ open: null, folded: [], panel: null, aim: null })

export function useCheckViews(): Checks {
  return useStore(checks)
}

export const partKey = ({ checkId, characterId }: PartAddress) => `${checkId} ${characterId}`

/** Shows a part on the roll surface. */
export function openCheck({ checkId, characterId }: PartAddress): void {
  checks.change({ open: { checkId, characterId }, panel: null, aim: null })
}

/** Puts the roll surface away. A part that is still to be rolled is folded, so that its banner does not return at once. */
export function closeOpenCheck(): void {
  const { open } = checks.get()
  if (open) foldCheck(open)
  checks.change({ open: null })
}

/** Puts a banner away until the viewer opens the dice. */
export function foldCheck(part: PartAddress): void {
  const { folded } = checks.get()
  checks.change({ folded: [...folded.filter((one) => one !== partKey(part)), partKey(part)] })
}

export function openPlayPanel(panel: 'call' | 'storyPoints'): void {
  checks.change({ panel, open: null })
}

export function closePlayPanel(): void {
  checks.change({ panel: null })
}

export function askForAim(aim: AimRequest): void {
  checks.change({ aim })
}

export function closeAim(): void {
  checks.change({ aim: null })
}

/** The key that opens the game master’s panel for calling checks. */
export const CALL_KEY = 'C'
