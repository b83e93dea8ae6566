import type { LiveChange, LiveMessage } from '@waybook/contract'
import { readFallen } from '@waybook/rules'

import { applyDynamic, applyInventory, applyRoll, askAllAgain, askJobsAgain, askWorldAgain } from './apply-change.ts'
import { applyActiveScene, applyConditions, applyToken, applyTokenChanged, applyTokenRemoved } from './apply-table.ts'
import type { Connecting } from './connect.ts'
import type { Live } from './live.ts'

/** An import tells of hundreds of things at once: they are asked for together. */
const WORLD_SETTLES_MS = 100

/** Takes in what the server says, in the order in which it comes. */
export function receiver(connecting: Connecting): (text: string) => void {
  const { live, queries, writes } = connecting
  const apply = applier(connecting)
  const goLive = (seq: number) => {
    live.seq = seq
    live.found()
    void writes.send()
  }
  return (text) => {
    // The server's own tests hold it to the contract.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const message = JSON.parse(text) as LiveMessage
    switch (message.type) {
      case 'welcome':
        return goLive(message.seq)
      case 'reload':
        askAllAgain(queries)
        return goLive(message.seq)
      case 'change':
        live.seq = message.seq
        return message.change && apply(message.change)
      case 'throw':
      case 'drag':
      case 'ping':
      case 'presence':
      case 'joined':
      case 'left':
      case 'beat':
        return tell(live, message)
    }
  }
}

function applier({ live, queries, writes }: Connecting): (change: LiveChange) => void {
  let world: ReturnType<typeof setTimeout> | undefined
  return (change) => {
    switch (change.kind) {
      case 'roll': {
        const dice = readFallen(change.roll.dice)
        if (!dice) return
        const roll = { ...change.roll, dice }
        applyRoll(queries, roll)
        return live.rolled(roll)
      }
      case 'dynamic':
        applyConditions(queries, change)
        return writes.whenSure(() => applyDynamic(queries, change))
      case 'inventory':
        return writes.whenSure(() => applyInventory(queries, change))
      case 'activeScene':
        return applyActiveScene(queries, change.sceneId)
      case 'token':
        return applyToken(queries, change.token)
      case 'tokenChanged':
        return applyTokenChanged(queries, change)
      case 'tokenRemoved':
        return applyTokenRemoved(queries, change.tokenId)
      case 'job':
      case 'jobRemoved':
        return askJobsAgain(queries)
      case 'world':
        world ??= setTimeout(() => {
          world = undefined
          askWorldAgain(queries)
        }, WORLD_SETTLES_MS)
    }
  }
}

/** What is not stored, only shown. */
function tell(live: Live, message: Exclude<LiveMessage, { type: 'welcome' | 'reload' | 'change' }>): void {
  switch (message.type) {
    case 'throw':
      return live.thrown(message.rollId, message.throw)
    case 'drag':
      return live.dragged(message)
    case 'ping':
      return live.pinged(message)
    case 'presence':
      return live.changePeople(() => message.people)
    case 'joined':
      return live.changePeople((people) => [...people.filter(({ id }) => id !== message.person.id), message.person])
    case 'left':
      return live.changePeople((people) => people.filter(({ id }) => id !== message.personId))
    case 'beat':
      return
  }
}
