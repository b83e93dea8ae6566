import type { QueryClient } from '@tanstack/react-query'
import type { InvalidatingChange, LiveChange, LiveMessage } from '@waybook/contract'
import { decodeThrowResult } from '@waybook/rules'

import { readSent } from '../display-address.ts'
import { operationQuery } from '../operation-query.ts'
import { applyDynamic, applyInventory, applyRoll, applyRollChanged, pointsChangedByOthers } from './apply-change.ts'
import { applyDrawing, applyDrawingRemoved } from './apply-drawing.ts'
import { applyFog, fogOutdated } from './apply-fog.ts'
import { applyCheck, applyEncounter, applyPointsToChecks, applyStoryPoints } from './apply-play.ts'
import { applySceneSight, applySight } from './apply-sight.ts'
import {
  applyActiveScene,
  applyDynamicToTokens,
  applySceneLayout,
  applyToken,
  applyTokenRemoved,
  applyTokenState,
} from './apply-table.ts'
import { applyWalls } from './apply-walls.ts'
import { invalidateAll, invalidateAffected, invalidateFailed, invalidateJobs } from './invalidate.ts'
import type { Live } from './live.ts'
import { logRefetcher, sessionRefetcher } from './refetch-later.ts'
import type { WaitingWrites } from './waiting-writes.ts'

export interface ConnectOptions {
  readonly live: Live
  readonly queries: QueryClient
  readonly writes: WaitingWrites
}

/** Changes within this time cause one refetch, because an import logs hundreds of changes. */
const SETTLES_MS = 100

/** Returns a handler for the server's messages, to be called in the order in which they arrive. */
export function receiver(options: ConnectOptions): (text: string) => void {
  const { live, queries, writes } = options
  const apply = applier(options)
  const refetchSession = sessionRefetcher(queries)
  const refetchLog = logRefetcher(queries)
  const goLive = (seq: number) => {
    live.seq = seq
    live.connected()
    void writes.send()
  }
  return (text) => {
    // The server's tests check its messages against the contract.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const message = readSent(text) as LiveMessage
    switch (message.type) {
      case 'welcome':
        invalidateFailed(queries)
        return goLive(message.seq)
      case 'reload':
        invalidateAll(queries)
        return goLive(message.seq)
      case 'change':
        live.seq = message.seq
        refetchLog()
        if (message.change) {
          apply(message.change)
          refetchSession(message.change)
        }
        return
      case 'throw':
      case 'drag':
      case 'ping':
      case 'pauseAsked':
      case 'pause':
      case 'presence':
      case 'joined':
      case 'left':
      case 'writing':
      case 'displays':
      case 'beat':
        return emit(live, message)
    }
  }
}

function applier({ live, queries, writes }: ConnectOptions): (change: LiveChange) => void {
  let pending: InvalidatingChange[] = []
  const refetchAfter = (change: InvalidatingChange) => {
    if (pending.length === 0)
      setTimeout(() => {
        const changes = pending
        pending = []
        invalidateAffected(queries, changes)
      }, SETTLES_MS)
    pending.push(change)
  }
  return (change) => {
    switch (change.kind) {
      case 'roll': {
        const dice = decodeThrowResult(change.roll.dice)
        if (!dice) return
        const roll = { ...change.roll, dice }
        applyRoll(queries, roll)
        return live.emit('roll', roll)
      }
      case 'rollChanged': {
        const dice = decodeThrowResult(change.roll.dice)
        if (!dice) return
        const roll = { ...change.roll, dice }
        applyRollChanged(queries, roll)
        return live.emit('rollChanged', roll)
      }
      case 'dynamic':
        applyDynamicToTokens(queries, change)
        return writes.whenCertain(() => {
          const changes = pointsChangedByOthers(queries, change)
          applyDynamic(queries, change)
          applyPointsToChecks(queries)
          changes.forEach((one) => live.emit('points', one))
        })
      case 'inventory':
        return writes.whenCertain(() => applyInventory(queries, change))
      case 'activeScene':
        return applyActiveScene(queries, change.sceneId)
      case 'token':
        return applyToken(queries, change.token)
      case 'tokenChanged':
        return applyTokenState(queries, change.tokenId, change)
      case 'tokenRemoved':
        return applyTokenRemoved(queries, change.tokenId)
      case 'fog':
        return applyFog(queries, change)
      case 'sight':
        return applySight(queries, change)
      case 'sceneSight':
        return applySceneSight(queries, change)
      case 'fogOp':
        fogOutdated(queries)
        return live.emit('fog', change)
      case 'drawing':
        return applyDrawing(queries, change.drawing)
      case 'drawingRemoved':
        return applyDrawingRemoved(queries, change.sceneId, change.drawingId)
      case 'handout':
        return void queries.invalidateQueries({ queryKey: ['getHandout'] })
      case 'walls': {
        const { sceneId, walls, by } = change
        applyWalls(queries, sceneId, change)
        const [door] = walls
        if (by === undefined || !door) return
        return live.emit('door', { sceneId, wallId: door.id, isOpen: door.door === 'open', by })
      }
      case 'sceneLayout':
        return applySceneLayout(queries, change)
      case 'check':
        return applyCheck(queries, change.check)
      case 'storyPoints':
        return applyStoryPoints(queries, change.storyPoints)
      case 'encounter':
        return applyEncounter(queries, change.encounter)
      case 'experience':
        return void queries.invalidateQueries(operationQuery('getExperience', { characterId: change.characterId }))
      case 'job':
      case 'jobRemoved':
        return invalidateJobs(queries)
      case 'sessionBegan':
        refetchAfter({ kind: 'sessions' })
        return live.emit('sessionBegan', change)
      default:
        return refetchAfter(change)
    }
  }
}

/** Passes on messages that are not stored. */
function emit(live: Live, message: Exclude<LiveMessage, { type: 'welcome' | 'reload' | 'change' }>): void {
  switch (message.type) {
    case 'throw':
      return live.emit('throw', message.rollId, message.throw)
    case 'drag':
      return live.emit('drag', message)
    case 'ping':
      return live.emit('ping', message)
    case 'pauseAsked':
      return live.changePauseAsked({ by: message.by })
    case 'pause':
      live.changePauseAsked(null)
      return live.emit('pause')
    case 'presence':
      return live.changePeople(() => message.people)
    case 'joined':
      return live.changePeople((people) => [...people.filter(({ id }) => id !== message.person.id), message.person])
    case 'left':
      return live.changePeople((people) => people.filter(({ id }) => id !== message.personId))
    case 'writing':
      return live.changeWriters(message.entityId, message.people)
    case 'displays':
      return live.changeDisplays(message.on)
    case 'beat':
      return
  }
}
