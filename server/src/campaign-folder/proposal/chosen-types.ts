import type { FileType, ImportReading } from '@waybook/contract'

import type { Proposal } from './propose-reading.ts'
import type { ProposedType } from './propose-types.ts'

/** A proposal with what the game master chose instead. */
export function withChosen(proposal: Proposal, reading: ImportReading): Proposal {
  return {
    folders: chosenAmong(proposal.folders, reading.folders),
    types: chosenAmong(proposal.types, reading.types),
    tags: chosenAmong(proposal.tags, reading.tags),
    hide: proposal.hide.filter(({ name }) => reading.hide?.includes(name) !== false),
    properties: proposal.properties.filter(({ name }) => reading.properties?.includes(name)),
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
