import type { LiveChange, LiveMessage } from '@waybook/contract'

import { applyDynamic, applyInventory, applyRoll, askAllAgain, askTableAgain, askWorldAgain } from './apply-change.ts'
import type { Connecting } from './connect.ts'

/** An import tells of hundreds of things at once: they are asked for together. */
const WORLD_SETTLES_MS = 100

/** Takes in what the server says, in the order in which it comes. */
export function receiver({ live, queries, writes }: Connecting): (text: string) => void {
  let world: ReturnType<typeof setTimeout> | undefined

  const apply = (change: LiveChange) => {
    switch (change.kind) {
      case 'roll':
        applyRoll(queries, change.roll)
        return live.rolled(change.roll)
      case 'dynamic':
        return writes.whenSure(() => applyDynamic(queries, change))
      case 'inventory':
        return writes.whenSure(() => applyInventory(queries, change))
      case 'activeScene':
      case 'token':
      case 'tokenChanged':
      case 'tokenRemoved':
        return askTableAgain(queries)
      case 'world':
        world ??= setTimeout(() => {
          world = undefined
          askWorldAgain(queries)
        }, WORLD_SETTLES_MS)
    }
  }
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
        return live.thrown(message.rollId, message.throw)
      case 'drag':
      case 'ping':
      case 'presence':
      case 'joined':
      case 'left':
      case 'beat':
        return
    }
  }
}
