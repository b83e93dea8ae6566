import { Store, useStore } from './store.ts'

/** Identifies the part of a character or a combatant in a check. */
export interface PartAddress {
  readonly checkId: string
  /** The id of the character, or of a combatant with its own points. */
  readonly characterId: string
}

/** An attack with a weapon. The viewer chooses the target next. */
export interface AttackRequest {
  readonly kind: 'attack'
  /** The attacking character or combatant; `null` if the viewer chooses that too. */
  readonly characterId: string | null
  /** `null` for bare hands. */
  readonly weaponId: string | null
  /** The weapon's name. */
  readonly name: string
}

/** An attack on a target. The viewer chooses the weapon next. */
export interface TargetRequest {
  readonly kind: 'target'
  /** The attacker; `null` if the viewer chooses that too. */
  readonly characterId: string | null
  readonly targetId: string
  /** The target's name. */
  readonly name: string
}

/** An attack of a combatant without a page. The viewer describes weapon and target next. */
export interface DescribedRequest {
  readonly kind: 'described'
  readonly characterId: string
  /** The combatant's name. */
  readonly name: string
}

/** A treatment. The viewer chooses the patient next. */
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

/** Closes the roll surface. Folds a part that is still to be rolled, so its banner doesn't return at once. */
export function closeOpenCheck(): void {
  const { open } = checks.get()
  if (open) foldCheck(open)
  checks.change({ open: null })
}

/** Folds a banner until the viewer opens the dice. */
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
