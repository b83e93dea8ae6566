import { reaches, type LogDeed } from '@waybook/contract'
import { describeThrow } from '@waybook/rules'

import type { ChangeRecord } from '../changes.ts'
import { tokenAct } from '../table/table-history.ts'

/** What the log says of a change. It contains no names: they are looked up. */
export interface Deed {
  readonly did: LogDeed
  /** The entity that it was done to. */
  readonly entity?: string
  /** An item, or a scene. */
  readonly other?: string
  /** Two changes with the same unit are one: such as the versions of a text, of which each is logged for several audiences. */
  readonly unit: string
  readonly detail?: string | undefined
}

/** What follows from other changes, and is no deed of its own. */
export const CONSEQUENCES = ['tokenInFog']

/** `null`: it only follows from another change. */
export function deedOf(change: ChangeRecord): Deed | null {
  const { subject: entity, seq } = change
  const one = { unit: `${seq}` }
  switch (change.operation) {
    case 'import': {
      if (entity === 'campaign') return { did: 'campaignImported', ...one }
      const kinds = { added: 'importAdded', changed: 'importChanged', removed: 'importRemoved' } as const
      return { did: kinds[change.payload.what], entity, unit: entity }
    }
    case 'write':
      return writtenDeed(change)
    case 'setVisibility': {
      const did = revealed(change)
      return did && { did, entity, unit: entity }
    }
    case 'picture': {
      const kinds = { added: 'pictureAdded', removed: 'pictureRemoved', restored: 'pictureRestored' } as const
      return { did: kinds[change.payload.what], entity, ...one }
    }
    case 'dynamic':
      return { did: change.payload.conditions ? 'conditionsChanged' : 'pointsChanged', entity, ...one }
    case 'inventory': {
      const { itemId: other, sameAmount, amount } = change.payload
      return { did: sameAmount ? 'equippedChanged' : 'amountChanged', entity, other, detail: `${amount}`, ...one }
    }
    case 'experience':
      return { did: change.payload.undone ? 'experienceUndone' : 'experienceChanged', entity, ...one }
    case 'roll': {
      const { characterId, reason, dice } = change.payload
      const detail = [reason, describeThrow(dice)].filter((words) => words !== '').join(': ')
      return { did: 'rolled', ...(characterId !== null && { entity: characterId }), detail, ...one }
    }
    case 'proposal':
      return { did: 'proposalChanged', unit: change.payload.proposalId }
    case 'check':
      return { did: 'checkChanged', unit: change.payload.checkId }
    case 'note':
      return { did: 'noteWritten', ...(entity !== 'campaign' && { entity }), unit: change.payload.noteId }
    case 'encounter':
      return change.audience === 'entity' ? null : { did: 'encounterChanged', ...one }
    case 'member':
      return { did: change.payload.action, detail: entity === 'campaign' ? undefined : entity, ...one }
    case 'session':
      return { did: 'sessionEnded', detail: change.payload.sessionId, ...one }
    case 'job':
      return { did: 'jobChanged', detail: change.payload.job?.title, unit: entity }
    default:
      return tableDeed(change)
  }
}

type Of<Operation extends ChangeRecord['operation']> = Extract<ChangeRecord, { operation: Operation }>

function writtenDeed({ subject: entity, payload }: Of<'write'>): Deed | null {
  const { what, version, secret, pin, again, renamed, reveal } = payload
  if (again) return null
  const unit = `${entity} ${version}`
  if (entity === 'campaign') return { did: 'campaignChanged', unit }
  if (secret) {
    const kinds = { revealed: 'secretTold', hidden: 'secretHidden', narrowed: 'secretNarrowed' } as const
    return { did: kinds[secret.what], entity, unit }
  }
  if (pin) {
    const kinds = { added: 'pinAdded', changed: 'pinChanged', removed: 'pinRemoved' } as const
    return { did: kinds[pin], entity, unit }
  }
  if (renamed) return { did: 'pageRenamed', entity, unit }
  const kinds = { added: 'pageAdded', changed: 'pageChanged', removed: 'pageRemoved' } as const
  return { did: kinds[what], entity, unit, ...(reveal && { detail: reveal.after }) }
}

function revealed({ payload }: Of<'setVisibility'>): LogDeed | null {
  const { visible, reveal = visible ? 'page' : 'hidden', before = visible ? 'hidden' : 'page' } = payload
  if (reveal === before) return null
  if (reveal === 'hidden') return 'hidden'
  if (before === 'hidden') return 'shown'
  return reaches(before, reveal) ? 'lessShown' : 'moreShown'
}

const tokenDeeds = new Map<string, Deed['did']>([
  ['addedToken', 'tokenAdded'],
  ['removedToken', 'tokenRemoved'],
  ['movedToken', 'tokenMoved'],
])

type OfTable = Of<
  | ('token' | 'tokenInFog' | 'activeScene' | 'handout' | 'display' | 'fog' | 'drawing' | 'sceneLayout')
  | ('grants' | 'settings' | 'storyPoints' | 'today' | 'continuity')
>

/** What is done at the table, and on the screens of the game master. */
function tableDeed(change: OfTable): Deed | null {
  const { subject, seq } = change
  const one = { unit: `${seq}` }
  switch (change.operation) {
    case 'token': {
      const { tokenId, before, after } = change.payload
      const other = (after ?? before)?.sceneId
      const did = tokenDeeds.get(tokenAct(change.payload)) ?? 'tokenChanged'
      return { did, entity: subject, ...(other !== undefined && { other }), unit: tokenId }
    }
    case 'activeScene': {
      const { after } = change.payload
      return after === null ? { did: 'sceneEnded', ...one } : { did: 'sceneActivated', entity: after, ...one }
    }
    case 'handout':
      return { did: change.payload.handoutId === null ? 'handoutEnded' : 'handoutShown', ...one }
    case 'display': {
      const kinds = { made: 'displayMade', connected: 'displayConnected', revoked: 'displayRevoked' } as const
      return { did: kinds[change.payload.did], ...one }
    }
    case 'fog':
      return { did: 'fogChanged', entity: subject, ...one }
    case 'drawing':
      return { did: 'drew', entity: subject, unit: change.payload.drawingId }
    case 'sceneLayout':
      return { did: 'layoutChanged', entity: subject, ...one }
    case 'grants':
      return { did: 'grantsChanged', ...one }
    case 'settings':
      return { did: 'settingsChanged', ...one }
    case 'storyPoints':
      return { did: 'storyPointsChanged', ...one }
    case 'today': {
      const { after } = change.payload
      return after === null ? { did: 'todayReset', ...one } : { did: 'todayMoved', detail: after, ...one }
    }
    case 'continuity':
      return continuityDeed(change)
    // A change of another kind does not compile until it is told, or said here to be no deed.
    case 'tokenInFog':
      return null
  }
}

const continuityDeeds = {
  written: 'continuityWritten',
  removed: 'continuityRemoved',
  switchedOn: 'continuitySwitchedOn',
  switchedOff: 'continuitySwitchedOff',
  meant: 'findingMeant',
  notMeant: 'findingNotMeant',
} as const

/** When they are run, nobody does anything. */
function continuityDeed({ payload: { did, name }, seq }: Of<'continuity'>): Deed | null {
  return did === undefined ? null : { did: continuityDeeds[did], detail: name, unit: `${seq}` }
}
