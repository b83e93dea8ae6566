import { randomInt } from 'node:crypto'

import { newestSeq } from '@waybook/server/database/change-log.ts'
import { expect, it, onTestFinished, vi } from 'vitest'

import { CAMPAIGN_ID } from '../world/test-server.ts'
import * as callMoves from './call-moves.ts'
import { checkFight, checkParty } from './check-fight.ts'
import * as diceChangeMoves from './dice-change-moves.ts'
import * as effectMoves from './effect-moves.ts'
import * as fightMoves from './fight-moves.ts'
import * as handsMoves from './hands-moves.ts'
import * as placeMoves from './place-moves.ts'
import { Play } from './play.ts'
import * as poolMoves from './pool-moves.ts'
import * as rollMoves from './roll-moves.ts'
import { seedChance } from './seeded-chance.ts'
import * as spendMoves from './spend-moves.ts'
import * as storyMoves from './story-moves.ts'
import { openTableOfSix, SECRET } from './table-of-six.ts'
import * as turnMoves from './turn-moves.ts'
import * as vehicleMoves from './vehicle-moves.ts'

/** The number of actions: 10,000, as in a long campaign, with `LONG=1`, or the value of `ACTIONS`. `SEED` repeats a run. */
const ACTIONS = Number(process.env['ACTIONS'] ?? (process.env['LONG'] ? 10_000 : 60))
/** After this many actions, all screens are compared with newly opened ones. */
const COMPARED_AFTER = 50
const SEED = process.env['SEED'] ? Number(process.env['SEED']) : process.env['LONG'] ? randomInt(2 ** 31) : 18
const MINUTES = 120
/** The time between two actions, which keeps everybody below the roll limit. */
const PAUSE_MS = 1000
/** The number of log lines to print before a failure. */
const LOG_LINES = 40

type Move = (play: Play) => Promise<void>

/** The actions at a table, and their relative frequency. */
const moves: readonly (readonly [times: number, Move])[] = [
  [4, storyMoves.spendPoint],
  [3, storyMoves.takePointBack],
  [1, storyMoves.spendAtOnce],
  [4, callMoves.callCheck],
  [1, callMoves.callRecovery],
  [3, callMoves.startAttack],
  [2, callMoves.startHealing],
  [2, callMoves.closeCheck],
  [5, poolMoves.addModifier],
  [2, poolMoves.editModifier],
  [2, poolMoves.setDifficulty],
  [7, rollMoves.rollPart],
  [4, rollMoves.enterFaces],
  [1, rollMoves.rollAtOnce],
  [7, spendMoves.spend],
  [3, spendMoves.undoEffect],
  [5, spendMoves.applyResult],
  [2, fightMoves.startFight],
  [1, fightMoves.join],
  [1, fightMoves.leave],
  [4, fightMoves.hurtSomebody],
  [1, fightMoves.wear],
  [3, fightMoves.giveCondition],
  [1, fightMoves.takeCondition],
  [2, fightMoves.showOrHide],
  [2, turnMoves.callInitiative],
  [3, turnMoves.setInitiative],
  [1, turnMoves.addSlot],
  [1, turnMoves.removeSlot],
  [7, turnMoves.claimSlot],
  [2, turnMoves.claimAtOnce],
  [3, turnMoves.releaseSlot],
  [9, turnMoves.nextTurn],
  [2, turnMoves.turnBack],
  [5, diceChangeMoves.changeDice],
  [3, diceChangeMoves.decideChange],
  [2, diceChangeMoves.undoChange],
  [3, effectMoves.switchEffect],
  [2, effectMoves.setForce],
  [1, storyMoves.rollDestiny],
  [2, handsMoves.adjustMoney],
  [3, handsMoves.give],
  [3, handsMoves.answerGift],
  [1, handsMoves.undoGift],
  [2, vehicleMoves.boardOrLeave],
  [1, vehicleMoves.setSpeed],
  [2, placeMoves.engage],
  [2, placeMoves.setRange],
]
const chosen = moves.flatMap(([times, move]) => Array.from({ length: times }, () => move))

async function compareScreens(play: Play, newest: number): Promise<void> {
  await handsMoves.checkHands(play)
  await vehicleMoves.checkCrew(play)
  for (const screen of play.screens) {
    const { who } = screen.seat
    await screen.settle(newest)
    expect({ who, shown: screen.shown }).toEqual({ who, shown: await screen.fresh() })
    const secrets = who === 'gameMaster' ? [] : [SECRET, ...play.secretIds]
    const leaked = screen.recording.filter((text) => secrets.some((secret) => text.includes(secret)))
    expect({ who, leaked }).toEqual({ who, leaked: [] })
    screen.recording = []
  }
}

it(
  `[PLAY-9] ${ACTIONS} actions of six people, with disconnections and retries, keep all sums, and all screens agree`,
  { timeout: MINUTES * 60_000 },
  async () => {
    onTestFinished(seedChance(SEED))
    const table = await openTableOfSix()
    let actions = 0
    const records = table.testServer.services.store.records(CAMPAIGN_ID)
    const play = new Play(table, SEED, await newestSeq(records))
    try {
      await play.open()
      while (actions < ACTIONS) {
        actions += 1
        vi.advanceTimersByTime(PAUSE_MS)
        await play.pick(chosen)?.(play)
        await storyMoves.checkPoints(play)
        await checkFight(play)
        await checkParty(play)
        if (actions % COMPARED_AFTER === 0 || actions === ACTIONS) await compareScreens(play, await newestSeq(records))
      }
      expect(play.counts.done).toBeGreaterThan(ACTIONS / 5)
    } catch (error) {
      throw new Error(`Action ${actions}, repeat with SEED=${SEED}\n${play.log.slice(-LOG_LINES).join('\n')}`, {
        cause: error,
      })
    } finally {
      await table.testServer.close()
    }
    if (process.env['LONG']) console.info(`Seed ${SEED}: ${JSON.stringify({ ...play.counts, ...play.doneBy })}`)
  },
)
