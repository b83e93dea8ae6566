import type { Check, CheckPart, HitReaction, UnknownHit } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { partKey, useCheckViews, type PartAddress } from '#stores/checks.ts'
import { useDismissedHelp } from '#stores/dismissed-help.ts'

/** A part of an open check. */
export interface OpenPart {
  readonly check: Check
  readonly part: CheckPart
}

/** Live messages keep it current. */
const useOpenCheckList = () => useOperation('getOpenChecks', {}, { retry: false }).data

/** The open checks that the viewer may see, newest first. */
export function useOpenChecks(): readonly Check[] {
  return useOpenCheckList()?.checks ?? []
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

/** An offer to take damage away from a hit. */
export interface HitOffer {
  /** Identifies it among the lines that were dismissed on this device. */
  readonly id: string
  readonly checkId: string
  readonly reaction: HitReaction
  /** The attack; `null` if the viewer may not see it. */
  readonly open: OpenPart | null
}

/** The offers that the viewer can pay for and has not refused. */
export function useHitOffers(): readonly HitOffer[] {
  const refused = useDismissedHelp()
  const hits = useOpenCheckList()?.hits
  return hitOffers(useOpenParts(), hits, refused)
}

/** `hits`: in attacks that the viewer may not see. */
export function hitOffers(
  parts: readonly OpenPart[],
  hits: readonly UnknownHit[] = [],
  refused: readonly string[] = [],
): HitOffer[] {
  const seen = parts.flatMap((open) =>
    (open.part.reactions ?? []).map((reaction) => ({ checkId: open.check.id, reaction, open })),
  )
  return [...seen, ...hits.map((hit) => ({ ...hit, open: null }))]
    .map((offer) => ({ id: `${offer.checkId}/${offer.reaction.effect.key}`, ...offer }))
    .filter(({ id, reaction }) => reaction.effect.problem === null && !refused.includes(id))
}
