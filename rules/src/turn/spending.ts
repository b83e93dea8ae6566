/** What symbols can buy: benefits for advantage, setbacks for threat. */
export interface SpendingTier {
  /** `3+` means three or more, at the group's discretion. */
  readonly cost: '1' | '2' | '3+'
  readonly advantage: readonly string[]
  readonly threat: readonly string[]
}

export const spendingTiers: readonly SpendingTier[] = [
  {
    cost: '1',
    advantage: ['Recover 1 strain', 'Give the next ally a boost die', 'Notice something useful'],
    threat: ['Suffer 1 strain', 'Lose a small benefit, like the cover you had', 'Miss something you should have seen'],
  },
  {
    cost: '2',
    advantage: [
      'Make a free maneuver, within the limit per turn',
      'Give an opponent a setback die',
      'Set off a weapon’s special quality',
    ],
    threat: [
      'An opponent makes a free maneuver',
      'Take a setback die on your next check',
      'Stumble, fall or drop what you hold',
    ],
  },
  {
    cost: '3+',
    advantage: [
      'Land a critical injury, where the weapon’s rating allows',
      'Disarm someone or break what they rely on',
      'Turn the scene: a way out, an ally, a weak spot',
    ],
    threat: [
      'Run out of ammunition, or damage your own gear',
      'Give an opponent an opening to strike',
      'Change the scene for the worse: noise, fire, reinforcements',
    ],
  },
]
