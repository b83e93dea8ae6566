import type { Payment } from './left-of.ts'
import type { Modifier } from './modifier.ts'
import type { Situation, SpendingEffect, SpendingOption } from './spending-option.ts'
import { qualityOptions } from './weapon-qualities.ts'

const advantage = (count: number): Payment => ({ symbol: 'advantage', count })
const threat = (count: number): Payment => ({ symbol: 'threat', count })
const triumph: Payment = { symbol: 'triumph', count: 1 }
const despair: Payment = { symbol: 'despair', count: 1 }
const text = { kind: 'text' } as const
const one = (die: Modifier['die']): SpendingEffect => ({ kind: 'queued', dice: { op: 'add', die, count: 1 } })
const self = { who: 'self' } as const

/** Options of every roll, in our own words. Their costs follow the rules (docs/rules-sources.md). */
const always: readonly SpendingOption[] = [
  {
    ...self,
    id: 'recover',
    name: 'Recover strain',
    text: 'You recover 1 strain.',
    costs: [advantage(1), triumph],
    effect: { kind: 'strain', by: -1 },
  },
  {
    id: 'aid',
    name: 'Help somebody',
    text: 'Somebody’s next check gets 1 boost.',
    costs: [advantage(1), triumph],
    who: 'chosen',
    effect: one('boost'),
  },
  {
    ...self,
    id: 'notice',
    name: 'Notice something',
    text: 'You notice something useful.',
    costs: [advantage(1), triumph],
    effect: text,
  },
  {
    id: 'hinder',
    name: 'Hinder an opponent',
    text: 'Somebody’s next check gets 1 setback.',
    costs: [advantage(2), triumph],
    who: 'chosen',
    effect: one('setback'),
  },
  {
    ...self,
    id: 'maneuver',
    name: 'One more maneuver',
    text: 'You make another maneuver, within the limit of a turn.',
    costs: [advantage(2), triumph],
    effect: text,
  },
  {
    ...self,
    id: 'benefit',
    name: 'Turn the scene',
    text: 'Something changes for the better: say what.',
    costs: [advantage(3), triumph],
    effect: text,
  },
  {
    ...self,
    id: 'suffer',
    name: 'Suffer strain',
    text: 'The roller suffers 1 strain.',
    costs: [threat(1), despair],
    effect: { kind: 'strain', by: 1 },
  },
  {
    ...self,
    id: 'lose',
    name: 'Lose a small benefit',
    text: 'The roller loses cover, a grip or a good position.',
    costs: [threat(1), despair],
    effect: text,
  },
  {
    ...self,
    id: 'distract',
    name: 'A hard moment',
    text: 'The roller’s next check gets 1 setback.',
    costs: [threat(2), despair],
    effect: one('setback'),
  },
  {
    id: 'opening',
    name: 'An opening for somebody',
    text: 'Somebody’s next check gets 1 boost.',
    costs: [threat(2), despair],
    who: 'chosen',
    effect: one('boost'),
  },
  {
    ...self,
    id: 'opponentMoves',
    name: 'An opponent moves',
    text: 'An opponent makes a maneuver immediately.',
    costs: [threat(2), despair],
    effect: text,
  },
  {
    ...self,
    id: 'mishap',
    name: 'A mishap',
    text: 'The roller gets a condition: say which.',
    costs: [threat(3), despair],
    effect: { kind: 'condition', name: null, dice: [], rounds: null },
  },
  {
    ...self,
    id: 'worse',
    name: 'It gets worse',
    text: 'Something changes for the worse: say what.',
    costs: [threat(3), despair],
    effect: text,
  },
]

/** Additional options for groups of skills. */
const bySkill: readonly {
  readonly skills: readonly string[]
  readonly id: string
  readonly name: string
  readonly text: string
}[] = [
  {
    skills: ['charm', 'coercion', 'deception', 'leadership', 'negotiation'],
    id: 'motive',
    name: 'Read them',
    text: 'You learn what somebody wants or fears.',
  },
  {
    skills: ['stealth', 'skulduggery', 'coordination'],
    id: 'noTrace',
    name: 'Leave no trace',
    text: 'Nobody will be able to tell that you were here.',
  },
  {
    skills: ['knowledge', 'arcana', 'perception', 'streetwise', 'survival', 'navigation'],
    id: 'more',
    name: 'One thing more',
    text: 'You find out one more detail.',
  },
  {
    skills: ['mechanics', 'medicine', 'piloting'],
    id: 'faster',
    name: 'Faster than expected',
    text: 'It takes half the time.',
  },
]

/**
 * All options that the symbols of a roll can buy, affordable or not.
 * @example spendingOptions({ skill: 'charm', attack: null }).at(0).name // 'Read them'
 */
export function spendingOptions({ skill, attack }: Situation): SpendingOption[] {
  const ofSkill = bySkill.filter(({ skills }) => skills.includes(skill))
  return [
    ...(attack ? attackOptions(attack) : []),
    ...ofSkill.map(({ id, name, text: what }) => ({
      ...self,
      id,
      name,
      text: what,
      costs: [advantage(2), triumph],
      effect: text,
    })),
    ...always,
  ]
}

function attackOptions({ hit, aimed, melee, critical, qualities }: NonNullable<Situation['attack']>): SpendingOption[] {
  const costs = [...(critical === null ? [] : [advantage(critical)]), triumph]
  const injury = {
    id: 'critical',
    name: 'Critical injury',
    text: 'The target suffers a critical injury.',
    costs,
    who: 'aim',
    effect: { kind: 'critical' },
  } as const
  const lost = melee
    ? {
        id: 'disarmed',
        name: 'Lose the weapon',
        text: 'The weapon slips from the roller’s hand.',
        condition: 'Disarmed',
      }
    : { id: 'empty', name: 'Out of ammunition', text: 'The weapon is empty or jammed.', condition: 'Out of ammunition' }
  return [
    ...(hit && aimed ? [injury] : []),
    ...(aimed ? qualities.flatMap((quality) => qualityOptions(quality, hit ? 'hitting' : 'missing')) : []),
    {
      ...self,
      id: lost.id,
      name: lost.name,
      text: lost.text,
      costs: [despair],
      effect: { kind: 'condition', name: lost.condition, dice: [], rounds: null },
    },
  ]
}
