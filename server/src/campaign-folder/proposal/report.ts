import { reaches, revealOf, type EntityType } from '@waybook/contract'

import type { AuthoredEntity } from '../authored-campaign.ts'
import type { Fault } from '../fault.ts'
import type { LoadedCampaign } from '../load-campaign.ts'
import type { Proposal } from './propose-reading.ts'

/** Findings of the same kind. */
export interface Cause {
  readonly severity: Fault['severity']
  /** The problem, with `…` in place of names. */
  readonly cause: string
  readonly count: number
  /** The first places, as `file:line`. */
  readonly examples: readonly string[]
  readonly remedy: string
}

/** What an import of a folder would do, as data. */
export interface FolderReport {
  readonly pages: Readonly<Partial<Record<EntityType, number>>>
  readonly pictures: number
  /** How many files are not read but kept for exports. */
  readonly unread: number
  readonly links: LoadedCampaign['links']
  /** How many pages all players could read. */
  readonly readableByPlayers: number
  readonly leftOut: readonly Cause[]
  /** Everything that leaves out nothing. */
  readonly notes: readonly Cause[]
  readonly proposal: Proposal
}

const EXAMPLES = 2

/** A cause with all its findings. */
export interface FoundCause extends Cause {
  readonly findings: readonly Fault[]
}

/** Findings by cause: those that leave something out first, then the most frequent ones. */
export function causesOf(findings: readonly Fault[]): Cause[] {
  return groupByCause(findings).map(({ findings: _findings, ...cause }) => cause)
}

export function groupByCause(findings: readonly Fault[]): FoundCause[] {
  const groups = Map.groupBy(findings, (one) => `${one.severity} ${one.leavesOut ?? ''} ${causeOf(one)}`)
  const rank = ({ severity }: Cause) => ['fault', 'warning', 'note'].indexOf(severity)
  return Array.from(groups.values(), toCause)
    .filter((cause) => cause !== null)
    .toSorted((one, other) => rank(one) - rank(other) || other.count - one.count)
}

function toCause(findings: readonly Fault[]): FoundCause | null {
  const [first] = findings
  if (!first) return null
  const cause = findings.length === 1 ? first.message : causeOf(first)
  const examples = findings.slice(0, EXAMPLES).map(({ file, line }) => `${file}:${line}`)
  return { severity: first.severity, cause, count: findings.length, examples, remedy: first.fix, findings }
}

/** A message without the names and numbers in it. */
function causeOf({ message }: Fault): string {
  return message
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/\b[a-z]+\/[a-z0-9-]+/g, '…')
    .replaceAll(/\S*\/\S*\.\w+/g, '…')
    .replaceAll(/\d+/g, '…')
}

export function reportOf(
  { campaign, faults, warnings, notes, links, unread }: LoadedCampaign,
  proposal: Proposal,
): FolderReport {
  const entities = campaign?.entities ?? []
  const found = [...faults, ...warnings, ...notes]
  return {
    pages: Object.fromEntries(
      Array.from(
        Map.groupBy(entities, ({ type }) => type),
        ([type, some]) => [type, some.length],
      ),
    ),
    pictures: new Set(entities.flatMap(picturesOf)).size,
    unread: unread.length,
    links,
    readableByPlayers: entities.filter(isReadable).length,
    leftOut: causesOf(found.filter(({ leavesOut }) => leavesOut !== undefined)),
    notes: causesOf(found.filter(({ leavesOut }) => leavesOut === undefined)),
    proposal,
  }
}

/** The paths of an entity's pictures. */
export function picturesOf({ picture, map, textPictures }: AuthoredEntity): string[] {
  return [picture, map, ...textPictures.map((one) => one.picture)].flatMap((one) => one?.path ?? [])
}

/** Whether all players can read an entity's page. */
export function isReadable({ type, tags, visible, reveal = 'page' }: AuthoredEntity): boolean {
  const authored = visible === null ? null : visible ? reveal : 'hidden'
  return reaches(revealOf({ type, tags, authored, played: null }), 'page')
}
