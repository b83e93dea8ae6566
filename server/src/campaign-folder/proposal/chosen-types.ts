import type { FileType, ImportReading } from '@waybook/contract'

import type { Proposal } from './propose-reading.ts'
import type { ProposedType, TypeProposal } from './propose-types.ts'

/** A proposal with what the game master chose instead. */
export function withChosen(proposal: Proposal, reading: ImportReading): Proposal {
  return {
    ...withChosenTypes(proposal, reading),
    hide: proposal.hide.filter(({ name }) => reading.hide?.includes(name) !== false),
    properties: proposal.properties.filter(({ name }) => reading.properties?.includes(name)),
  }
}

export function withChosenTypes({ folders, types, tags }: TypeProposal, reading: ImportReading): TypeProposal {
  return {
    folders: chosenAmong(folders, reading.folders),
    types: chosenAmong(types, reading.types),
    tags: chosenAmong(tags, reading.tags),
  }
}

function chosenAmong(
  proposed: readonly ProposedType[],
  chosen: Readonly<Record<string, FileType>> = {},
): readonly ProposedType[] {
  const names = new Set(proposed.map(({ name }) => name))
  const others = Object.entries(chosen).filter(([name]) => !names.has(name))
  return [
    ...proposed.map((one) => {
      const type = Object.hasOwn(chosen, one.name) ? chosen[one.name] : undefined
      return type === undefined || type === one.type ? one : { ...one, type, why: 'chosen' as const }
    }),
    ...others.map(([name, type]) => ({ name, type, files: 0, why: 'chosen' as const })),
  ]
}
