import type { Check, CheckPart, HitReaction } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { partKey, useCheckViews, type PartAddress } from '#stores/checks.ts'

/** A part of an open check. */
export interface OpenPart {
  readonly check: Check
  readonly part: CheckPart
}

/** The open checks that the viewer may see, newest first. Live messages keep them current. */
export function useOpenChecks(): readonly Check[] {
  return useOperation('getOpenChecks', {}, { retry: false }).data?.checks ?? []
}

/** All parts of the open checks. */
export function useOpenParts(): readonly OpenPart[] {
  return useOpenChecks().flatMap((check) => check.parts.map((part) => ({ check, part })))
}

export const addressOf = ({ check, part }: OpenPart): PartAddress => ({
  checkId: check.id,
  characterId: part.characterId,
})

/** The parts that wait for the viewer's roll, oldest first. For a game master, only parts of their own character. */
function useAsked(): readonly OpenPart[] {
  const { role, characterId } = useMe()
  return useOpenParts()
    .filter(({ part }) => part.mine && part.roll === null && (role === 'player' || part.characterId === characterId))
    .toReversed()
}

/** The waiting parts, split into ones whose banner the viewer folded and ones still shown. */
export function useAskedByFold(): { readonly shown: readonly OpenPart[]; readonly folded: readonly OpenPart[] } {
  const asked = useAsked()
  const { folded } = useCheckViews()
  const isFolded = (open: OpenPart) => folded.includes(partKey(addressOf(open)))
  return { shown: asked.filter((open) => !isFolded(open)), folded: asked.filter(isFolded) }
}

/** Identifies an offer to take damage away from a hit, among the lines that were dismissed on this device. */
export const offerId = ({ check }: Pick<OpenPart, 'check'>, { effect }: HitReaction) => `${check.id}/${effect.key}`

/** The effects by which the viewer can take damage away from a hit, and which they have not refused. */
export function offersOf(open: OpenPart, refused: readonly string[]): HitReaction[] {
  const { reactions = [] } = open.part
  return reactions.filter((one) => one.effect.problem === null && !refused.includes(offerId(open, one)))
}
