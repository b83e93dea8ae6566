/** Invented adversaries in the shape of SW Adversaries. */
export const smallAdversaries = {
  'skills.json': [{ name: 'Tide Lore', characteristic: 'Cunning' }],
  'weapons.json': [
    { name: 'Boat-hook', skill: 'Melee', 'plus-damage': 2, critical: 4, range: 'Engaged', qualities: ['Defensive 1'] },
  ],
  'adversaries/fen.json': [
    {
      name: 'Eel Herd',
      type: 'Minion',
      description: 'Cold <b>water</b>.',
      characteristics: { Brawn: 3, Agility: 2, Intellect: 1, Cunning: 2, Willpower: 1, Presence: 1 },
      derived: { soak: 3, wounds: 5, defence: [1, 0] },
      skills: ['Brawl', 'Tide Lore'],
      talents: ['Adversary 1', { name: 'Sure Step 2', description: 'Never slips.' }],
      abilities: [{ name: 'Swarm', description: 'Many.' }],
      weapons: [
        'Boat-hook',
        { name: 'Teeth', skill: 'Brawl', damage: 4, critical: 3, range: 'Engaged', qualities: [] },
      ],
      gear: 'nets',
      tags: ['book:A Printed Book', 'fen'],
    },
  ],
}
