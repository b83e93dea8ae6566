import type { PageEffect } from '@waybook/contract'
import { emptyPool } from '@waybook/rules'

import { AudienceSelect } from './audience-select.tsx'
import { DiceChanges } from './dice-changes.tsx'
import { EffectSwitches } from './effect-switches.tsx'
import { FacesForm } from './faces-form.tsx'
import { ForceOdds } from './force-odds.tsx'
import { ForceTally } from './force-tally.tsx'
import { Lane } from './lane.tsx'
import { OddsPanel, SymbolOdds } from './odds-panel.tsx'
import { pointWords } from './point-words.ts'
import { StoryPointRow } from './story-point-row.tsx'
import { NetTally, ThrownDice } from './thrown-dice.tsx'

const nothing = () => undefined
const pool = { ...emptyPool, proficiency: 2, ability: 1, boost: 1, difficulty: 3, setback: 1 }

const lamp = {
  key: 'lamp',
  kind: 'talent',
  name: 'Left Hand to the Post',
  line: '+1 boost on any, pay 1 strain, once per session',
  on: false,
  symbols: [],
  figures: [],
  prices: [[{ what: 'strain', count: 1 }]],
  limit: { count: 1, per: 'session' },
  left: 1,
  problem: null,
} as const satisfies PageEffect

const post = { ...lamp, key: 'post', name: 'Small Print', left: 0, problem: 'Used up for this session' }

export const examples = {
  EffectSwitches: (
    <div className="max-w-94 rounded-tray p-4 night">
      <EffectSwitches
        title="May help"
        effects={[
          { effect: lamp, dice: [{ op: 'add', die: 'boost', count: 1 }], difference: 9 },
          { effect: post, dice: [], difference: null },
        ]}
        onSwitch={nothing}
      />
    </div>
  ),
  'OddsPanel, SymbolOdds, NetTally, ThrownDice, DiceChanges': (
    <div className="grid max-w-94 gap-4 rounded-tray p-4 night">
      <SymbolOdds pool={pool} />
      <OddsPanel pool={pool} />
      <NetTally net={{ success: 2, advantage: 3, triumph: 0, despair: 1 }} />
      <ThrownDice fallen={{ proficiency: [6, 9], ability: [3], difficulty: [1, 3, 0] }} />
      <DiceChanges
        roll={{ changed: { thrown: { proficiency: [6, 9], ability: [0], difficulty: [1, 3, 0] } }, asked: 1 }}
        onOpen={() => {}}
      />
    </div>
  ),
  'Lane, StoryPointRow': (
    <div className="grid max-w-94 gap-4 rounded-tray p-4 night">
      <Lane title="Yours" why="Cunning 3, 2 ranks" bright dice="2 proficiency, 1 ability">
        <p className="text-14">The controls</p>
      </Lane>
      <StoryPointRow
        points={{ players: 3, gameMaster: 1 }}
        side="players"
        words={pointWords.story}
        isSpent={false}
        busy={false}
        upgrades="dice"
        onSpend={nothing}
        onTakeBack={nothing}
      />
    </div>
  ),
  'ForceOdds, ForceTally': (
    <div className="grid max-w-94 gap-4 rounded-tray p-4 night">
      <ForceOdds dice={2} pool={pool} />
      <ForceTally points={{ light: 1, dark: 2 }} />
    </div>
  ),
  AudienceSelect: (
    <div className="w-fit rounded-tray p-4 night">
      <AudienceSelect options={['table', 'gameMaster', 'self']} value="table" onChange={nothing} />
    </div>
  ),
  FacesForm: (
    <div className="max-w-94 rounded-tray p-4 night">
      <FacesForm pool={pool} busy={false} error={null} onEnter={nothing} onCancel={nothing} />
    </div>
  ),
}
