import type * as z from 'zod/mini'

import type { KeylessWrite, Operation, WriteOperation } from './operation.ts'
import * as apiKeys from './operations/api-keys.ts'
import * as attacks from './operations/attacks.ts'
import * as backups from './operations/backups.ts'
import * as beginning from './operations/beginning.ts'
import * as campaigns from './operations/campaigns.ts'
import * as changedRolls from './operations/changed-rolls.ts'
import * as characters from './operations/characters.ts'
import * as checks from './operations/checks.ts'
import * as continuity from './operations/continuity.ts'
import * as creation from './operations/creation.ts'
import * as displays from './operations/displays.ts'
import * as doors from './operations/doors.ts'
import * as drafts from './operations/drafts.ts'
import * as drawings from './operations/drawings.ts'
import * as encounters from './operations/encounters.ts'
import * as entities from './operations/entities.ts'
import * as environment from './operations/environment.ts'
import * as experience from './operations/experience.ts'
import * as facts from './operations/facts.ts'
import * as feeds from './operations/feeds.ts'
import * as fog from './operations/fog.ts'
import * as grants from './operations/grants.ts'
import * as graph from './operations/graph.ts'
import * as handouts from './operations/handouts.ts'
import * as hands from './operations/hands.ts'
import * as images from './operations/images.ts'
import * as imports from './operations/imports.ts'
import * as jobs from './operations/jobs.ts'
import * as library from './operations/library.ts'
import * as log from './operations/log.ts'
import * as maps from './operations/maps.ts'
import * as members from './operations/members.ts'
import * as notes from './operations/notes.ts'
import * as notifications from './operations/notifications.ts'
import * as proposals from './operations/proposals.ts'
import * as randomTables from './operations/random-tables.ts'
import * as restores from './operations/restores.ts'
import * as rolls from './operations/rolls.ts'
import * as scenes from './operations/scenes.ts'
import * as schedule from './operations/schedule.ts'
import * as sessions from './operations/sessions.ts'
import * as settings from './operations/settings.ts'
import * as shares from './operations/shares.ts'
import * as sight from './operations/sight.ts'
import * as sounds from './operations/sounds.ts'
import * as storyPoints from './operations/story-points.ts'
import * as table from './operations/table.ts'
import * as timeline from './operations/timeline.ts'
import * as trackers from './operations/trackers.ts'
import * as visits from './operations/visits.ts'
import * as walls from './operations/walls.ts'
import * as webhooks from './operations/webhooks.ts'
import * as writing from './operations/writing.ts'

type OperationsIn<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Operation ? Name : never]: Module[Name]
}

/** The operations that a module declares, without its other exports. */
function operationsIn<Module extends object>(module: Module): OperationsIn<Module> {
  const declared = Object.entries(module).filter(([name, value]) => isOperation(value) && value.name === name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the filter does what the type says
  return Object.fromEntries(declared) as OperationsIn<Module>
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'params' in value && 'answer' in value
}

/** All operations of the API. The compiler checks the server's handlers and the typed client against this table. */
export const operations = {
  ...operationsIn(apiKeys),
  ...operationsIn(attacks),
  ...operationsIn(backups),
  ...operationsIn(beginning),
  ...operationsIn(campaigns),
  ...operationsIn(characters),
  ...operationsIn(checks),
  ...operationsIn(continuity),
  ...operationsIn(creation),
  ...operationsIn(displays),
  ...operationsIn(drafts),
  ...operationsIn(drawings),
  ...operationsIn(encounters),
  ...operationsIn(entities),
  ...operationsIn(environment),
  ...operationsIn(experience),
  ...operationsIn(facts),
  ...operationsIn(feeds),
  ...operationsIn(fog),
  ...operationsIn(grants),
  ...operationsIn(graph),
  ...operationsIn(hands),
  ...operationsIn(handouts),
  ...operationsIn(images),
  ...operationsIn(imports),
  ...operationsIn(jobs),
  ...operationsIn(library),
  ...operationsIn(log),
  ...operationsIn(maps),
  ...operationsIn(members),
  ...operationsIn(notes),
  ...operationsIn(notifications),
  ...operationsIn(proposals),
  ...operationsIn(randomTables),
  ...operationsIn(restores),
  ...operationsIn(rolls),
  ...operationsIn(changedRolls),
  ...operationsIn(scenes),
  ...operationsIn(schedule),
  ...operationsIn(sessions),
  ...operationsIn(settings),
  ...operationsIn(shares),
  ...operationsIn(sounds),
  ...operationsIn(storyPoints),
  ...operationsIn(table),
  ...operationsIn(timeline),
  ...operationsIn(trackers),
  ...operationsIn(visits),
  ...operationsIn(walls),
  ...operationsIn(sight),
  ...operationsIn(doors),
  ...operationsIn(webhooks),
  ...operationsIn(writing),
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OperationName = keyof Operations
/** The operations that change something. */
export type WriteName = {
  [Name in OperationName]: Operations[Name] extends WriteOperation ? Name : never
}[OperationName]
/** The operations that change nothing. */
export type ReadName = Exclude<OperationName, WriteName>
export type KeylessName = {
  [Name in OperationName]: Operations[Name] extends KeylessWrite ? Name : never
}[OperationName]
export type ParamsOf<Name extends OperationName> = z.infer<Operations[Name]['params']>
export type AnswerOf<Name extends OperationName> = z.infer<Operations[Name]['answer']>

/**
 * @example isOperationName('getEntity') // true
 */
export function isOperationName(text: string): text is OperationName {
  return Object.hasOwn(operations, text)
}

/** The operations that decide who can sign in and what they may do. API keys may not call them. */
export const accessOperations: readonly OperationName[] = Object.values(operations)
  .filter((operation: Operation) => operation.requiresSession === 'access')
  .map(({ name }) => name)
