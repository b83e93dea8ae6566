import { setYamlField } from '@waybook/entity-text'

import { readCampaignFile } from '../campaign-file.ts'
import type { Proposal } from './propose-reading.ts'

interface Choices {
  /** The campaign's name, if there is no `campaign.yaml`. */
  readonly name: string
  /** Whether players see no page that does not say so. Without it, they do not unless the file already says who sees pages. */
  readonly hidden?: boolean
  /** The author's own keys that pages show. */
  readonly properties?: readonly string[]
  /** The names of pages, by the paths of their files. */
  readonly names?: Readonly<Record<string, string>>
  /** The paths of pictures that are not imported. */
  readonly leaveOut?: readonly string[]
}

/** The text of `campaign.yaml` with the proposed types and hidden names. Every other line stays. `text`: `null` if the folder has no such file. */
export function withProposal(
  text: string | null,
  proposal: Proposal,
  { name: called, hidden, properties = [], names = {}, leaveOut = [] }: Choices,
): string {
  let written = text ?? setYamlField('', ['name'], called)
  for (const key of ['folders', 'types', 'tags'] as const)
    for (const { name, type } of proposal[key]) written = setYamlField(written, [key, name], type)
  const lists = { hide: proposal.hide.map(({ name }) => name), properties, leaveOut }
  for (const [file, given] of Object.entries(names)) written = setYamlField(written, ['names', file], given)
  const about = readCampaignFile(written, null).value
  for (const key of ['hide', 'properties', 'leaveOut'] as const)
    if (lists[key].length > 0)
      written = setYamlField(written, [key], [...new Set([...(about?.[key] ?? []), ...lists[key]])])
  if (hidden !== undefined) return setYamlField(written, ['defaultVisibility'], hidden ? 'gameMaster' : 'everyone')
  const isSaid = /^defaultVisibility[ \t]*:/m.test(written)
  return isSaid ? written : setYamlField(written, ['defaultVisibility'], 'gameMaster')
}
