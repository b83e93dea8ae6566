import { setYamlField } from '@waybook/entity-text'

import type { TypeProposal } from './propose-types.ts'

interface Choices {
  /** The campaign's name, if there is no `campaign.yaml`. */
  readonly name: string
  /** Whether players see no page that does not say so. Without it, they do not unless the file already says who sees pages. */
  readonly hidden?: boolean
}

/** The text of `campaign.yaml` with the proposed types. Every other line stays. `text`: `null` if the folder has no such file. */
export function withProposal(text: string | null, proposal: TypeProposal, { name: called, hidden }: Choices): string {
  let written = text ?? setYamlField('', ['name'], called)
  for (const key of ['folders', 'types', 'tags'] as const)
    for (const { name, type } of proposal[key]) written = setYamlField(written, [key, name], type)
  if (hidden !== undefined) return setYamlField(written, ['defaultVisibility'], hidden ? 'gameMaster' : 'everyone')
  const isSaid = /^defaultVisibility[ \t]*:/m.test(written)
  return isSaid ? written : setYamlField(written, ['defaultVisibility'], 'gameMaster')
}
