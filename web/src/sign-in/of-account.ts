import { waitingPrefixOf } from '#api/live/stored-writes.ts'
import { forgetSavedPages } from '#api/offline/owner.ts'
import { forgetChosenCharacter } from '#stores/chosen-character.ts'
import { countDraftsOnDevice, removeDeviceDrafts } from '#stores/device-drafts.ts'
import { keysInCampaigns, removeInCampaigns, removeStored, storedKeys } from '#stores/device-storage.ts'
import { forgetDismissedHelp } from '#stores/dismissed-help.ts'
import { noteDraftsPrefixOf } from '#stores/note-drafts.ts'
import { proposalDraftsPrefixOf, proposalsSeenKeyOf } from '#stores/proposal-drafts.ts'
import { forgetRecentRolls } from '#stores/recent-rolls.ts'
import { forgetPages } from '#stores/remembered-pages.ts'
import { forgetAudiences } from '#stores/roll-audiences.ts'
import { forgetSeenRolls } from '#stores/seen-commitments.ts'
import type { UnsavedWork } from '#stores/sign-out.ts'
import { setViewAs } from '#stores/view-as.ts'

/** The work in all campaigns that would be lost if the account's data were removed from this device. */
export async function unsavedWork(account: string): Promise<UnsavedWork> {
  const notes = keysInCampaigns('localStorage', noteDraftsPrefixOf(account))
  const proposals = keysInCampaigns('localStorage', proposalDraftsPrefixOf(account))
  return {
    changes: keysInCampaigns('localStorage', waitingPrefixOf(account)).length,
    drafts: notes.length + proposals.length + (await countDraftsOnDevice(account)),
  }
}

/** Removes an account's data in all campaigns from this device: saved pages, unsaved work and visited pages. Device settings stay. */
export async function removeFromDevice(account: string): Promise<void> {
  const prefixes = [waitingPrefixOf, noteDraftsPrefixOf, proposalDraftsPrefixOf].map((prefixOf) => prefixOf(account))
  for (const key of prefixes.flatMap((prefix) => keysInCampaigns('localStorage', prefix)))
    removeStored('localStorage', key)
  removeInCampaigns('localStorage', proposalsSeenKeyOf(account))
  forgetPages()
  forgetRecentRolls()
  forgetChosenCharacter()
  forgetSeenRolls()
  forgetAudiences()
  forgetDismissedHelp()
  setViewAs(null)
  for (const key of storedKeys('sessionStorage', '')) removeStored('sessionStorage', key)
  await Promise.all([forgetSavedPages(), removeDeviceDrafts(account)])
}
