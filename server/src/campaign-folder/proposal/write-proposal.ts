import path from 'node:path'

import { setYamlField } from '@waybook/entity-text'

import type { TypeProposal } from './propose-types.ts'

/**
 * The text of `campaign.yaml` with the proposed types. Every other line stays. Pages stay hidden from players unless the file already says who
 * sees them. `text`: `null` if the folder has no such file; then the campaign is named like its folder.
 */
export function withProposal(text: string | null, proposal: TypeProposal, folder: string): string {
  let written = text ?? setYamlField('', ['name'], path.basename(path.resolve(folder)))
  for (const key of ['folders', 'types', 'tags'] as const)
    for (const { name, type } of proposal[key]) written = setYamlField(written, [key, name], type)
  const isSaid = /^defaultVisibility[ \t]*:/m.test(written)
  return isSaid ? written : setYamlField(written, ['defaultVisibility'], 'gameMaster')
}
