import path from 'node:path'

import { type ImportCause, type ImportedReport, NAMES_MAX, PLACES_MAX } from '@waybook/contract'

import type { AuthoredEntity } from '#campaign-folder/authored-campaign.ts'
import { readCampaignFile } from '#campaign-folder/campaign-file.ts'
import { campaignRules } from '#campaign-folder/campaign-rules.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import type { LoadedCampaign } from '#campaign-folder/load-campaign.ts'
import { gameMasterHeadings } from '#campaign-folder/proposal/game-master-headings.ts'
import { pathOfMissing } from '#campaign-folder/proposal/missing-pages.ts'
import { type FoundCause, groupByCause, isReadable, picturesOf } from '#campaign-folder/proposal/report.ts'
import { twinNames } from '#campaign-folder/proposal/twin-names.ts'

import type { UploadConversion } from './upload-conversion.ts'

/** How many names of pages a report has for each type, and how many folders with readable pages. */
const EXAMPLES = 3

/** What a folder would become, as data for the game master. */
export function presentReport(
  { campaign, faults, warnings, notes, links, scaled }: LoadedCampaign,
  others: readonly Fault[],
  conversion: UploadConversion | null,
): ImportedReport {
  const entities = campaign?.entities ?? []
  const { hidden } = campaignRules(campaign ? readCampaignFile(campaign.source, null).value : null)
  const headings = entities.flatMap((one) => gameMasterHeadings(one, hidden))
  const causes = groupByCause([...faults, ...warnings, ...notes, ...others, ...headings])
  const leavesOut = ({ findings: [first] }: FoundCause) => first?.leavesOut !== undefined
  const readable = entities.filter(isReadable)
  return {
    source: conversion?.format ?? 'folder',
    pages: pagesOf(entities),
    pictures: new Set(entities.flatMap(picturesOf)).size,
    links: { resolved: links.resolved, dangling: links.dangling },
    missing: links.missing
      .map(({ name }) => name)
      .filter((name) => pathOfMissing(name) !== null)
      .slice(0, NAMES_MAX),
    twins: twinNames(entities).slice(0, NAMES_MAX),
    scaled: scaled.slice(0, NAMES_MAX),
    readableByPlayers: readable.length,
    readableFolders: foldersOf(readable),
    leftOut: [...(conversion?.lost ?? []).map(toLoss), ...causes.filter(leavesOut).map(toCause)].toSorted(byCount),
    notes: [
      ...(conversion?.remarks ?? []).map(toLoss),
      ...causes.filter((cause) => !leavesOut(cause)).map(toCause),
    ].toSorted(byCount),
  }
}

function pagesOf(entities: readonly AuthoredEntity[]): ImportedReport['pages'] {
  const byType = Map.groupBy(entities, ({ type }) => type)
  return Array.from(byType, ([type, some]) => ({
    type,
    count: some.length,
    examples: some.slice(0, EXAMPLES).map(({ name }) => name),
  })).toSorted(byCount)
}

/** The folders with the most of these pages. */
function foldersOf(entities: readonly AuthoredEntity[]): ImportedReport['readableFolders'] {
  const byFolder = Map.groupBy(entities, ({ source }) => path.posix.dirname(source.path))
  return Array.from(byFolder, ([folder, some]) => ({ folder: folder === '.' ? '' : folder, pages: some.length }))
    .toSorted((one, other) => other.pages - one.pages || one.folder.localeCompare(other.folder))
    .slice(0, EXAMPLES)
}

/** Causes that mean little without the names in them. */
const NAMELESS: readonly (readonly [cause: RegExp, words: string])[] = [
  [/^its id is …/, 'the address of the page is made from its type and name'],
  [/^"…" leads nowhere$/, 'links lead to names that no page has, so they stay plain words'],
]

function toCause({ cause: found, count, remedy, findings }: FoundCause): ImportCause {
  const cause = NAMELESS.find(([pattern]) => pattern.test(found))?.[1] ?? found
  const places = findings.slice(0, PLACES_MAX).map(({ file, line, message }) => ({ file, line, message }))
  return { cause, count, remedy, places, examples: [] }
}

function toLoss({ cause, count, examples, remedy }: UploadConversion['lost'][number]): ImportCause {
  return { cause, count, remedy, places: [], examples: [...examples] }
}

function byCount(one: { readonly count: number }, other: { readonly count: number }): number {
  return other.count - one.count
}
