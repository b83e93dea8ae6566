import type { Blobs } from '@waybook/server/blobs/blobs.ts'
import type { CampaignSources } from '@waybook/server/campaign-folder/campaign-sources.ts'
import type { StoredTexts } from '@waybook/server/campaign-folder/reconcile/reconcile-campaign.ts'

/** The files of an export of these sources without earlier versions. */
export function writingOf(sources: CampaignSources, pictures: Blobs) {
  const campaign = { path: 'campaign.yaml', text: sources.campaign }
  const files = new Map([campaign, ...sources.files].map((file) => [file.path.replace(/\.md$/, ''), file]))
  const versionOf = (owner: string) => [{ text: files.get(owner)?.text ?? '', origin: 'import' as const }]
  const stored: StoredTexts = {
    files,
    renamed: new Map(),
    deleted: new Map(),
    versionsOf: async (owners) => await Promise.resolve(new Map(owners.map((owner) => [owner, versionOf(owner)]))),
  }
  return { sources, stored, pictures }
}
