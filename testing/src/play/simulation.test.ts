import { randomInt } from 'node:crypto'

import { expect, it } from 'vitest'

import { CAMPAIGN_ID } from '../test-server.ts'
import * as checkMoves from './check-moves.ts'
import * as fightMoves from './fight-moves.ts'
import { Play } from './play.ts'
import * as storyMoves from './story-moves.ts'
import { openTableOfSix, SECRET } from './table-of-six.ts'

const ACTIONS = process.env['LONG'] ? 10_000 : 250
/** After so many actions all screens are compared with what they would show if they were opened now. */
const COMPARED_AFTER = 50
const SEED = process.env['SEED'] ? Number(process.env['SEED']) : process.env['LONG'] ? randomInt(2 ** 31) : 18
const MINUTES = 30
/** What is told of the play before a failure. */
const LOG_LINES = 40

type Move = (play: Play) => Promise<void>

/** What people do at a table, and how often. */
const moves: readonly (readonly [times: number, Move])[] = [
  [4, storyMoves.spendPoint],
  [3, storyMoves.takePointBack],
  [1, storyMoves.spendAtOnce],
  [4, checkMoves.callCheck],
  [3, checkMoves.startAttack],
  [5, checkMoves.addModifier],
  [2, checkMoves.setDifficulty],
  [8, checkMoves.rollPart],
  [1, checkMoves.rollAtOnce],
  [7, checkMoves.spend],
  [3, checkMoves.undoEffect],
  [4, checkMoves.applyResult],
  [2, checkMoves.closeCheck],
  [2, fightMoves.startFight],
  [4, fightMoves.setInitiative],
  [1, fightMoves.addSlot],
  [7, fightMoves.claimSlot],
  [2, fightMoves.claimAtOnce],
  [3, fightMoves.releaseSlot],
  [8, fightMoves.nextTurn],
  [1, fightMoves.turnBack],
  [4, fightMoves.hurtSomebody],
  [2, fightMoves.giveCondition],
  [2, fightMoves.showOrHide],
]
const chosen = moves.flatMap(([times, move]) => Array.from({ length: times }, () => move))

async function compareScreens(play: Play, newest: number): Promise<void> {
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
  `[PLAY-1] ${ACTIONS} actions of six people, with cuts and retries, keep all sums, and all screens agree`,
  { timeout: MINUTES * 60_000 },
  async () => {
    const table = await openTableOfSix()
    const changes = table.testServer.services.store.records(CAMPAIGN_ID).changes
    const play = new Play(table, SEED, await changes.newest())
    try {
      await play.open()
      for (let action = 1; action <= ACTIONS; action += 1) {
        await play.pick(chosen)?.(play)
        await storyMoves.checkPoints(play)
        await fightMoves.checkFight(play)
        if (action % COMPARED_AFTER === 0 || action === ACTIONS) await compareScreens(play, await changes.newest())
      }
      expect(play.counts.done).toBeGreaterThan(ACTIONS / 3)
    } catch (error) {
      throw new Error(`Repeat with SEED=${SEED}\n${play.log.slice(-LOG_LINES).join('\n')}`, { cause: error })
    } finally {
      await table.testServer.close()
    }
    if (process.env['LONG']) console.info(`Seed ${SEED}: ${JSON.stringify(play.counts)}`)
  },
)
