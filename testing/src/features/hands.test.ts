import { describe, expect, it } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import { campaignOfEach } from '../world/open-campaign.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const LINNET = 'characters/mr-linnet'
const OIL = 'items/lamp-oil'
const BELL = 'items/quicksilver-bell'
const PISTOL = 'items/signal-pistol'
const scores = 'characteristics: { brawn: 2, agility: 3, intellect: 2, cunning: 2, willpower: 2, presence: 2 }'
const pageOf = (name: string, inventory: string) =>
  `---\nname: ${name}\ntags: [party-member]\n${scores}\ninventory: { ${inventory} }\n---\n`

const files = {
  'campaign.yaml': 'name: The Purse\nmoney: [{ name: penny, plural: pennies, worth: 1 }, { name: mark, worth: 12 }]\n',
  [`${KESSA}.md`]: pageOf('Kessa Vane', `${OIL}: 3, ${PISTOL}: 1`),
  [`${ODO}.md`]: pageOf('Odo Brandreth', `${OIL}: 1`),
  [`${LINNET}.md`]: `---\nname: Mr. Linnet\ninventory: { ${BELL}: 1 }\n---\n`,
  [`${OIL}.md`]: '---\nname: Lamp oil\n---\n',
  [`${BELL}.md`]: '---\nname: Quicksilver bell\nvisible: false\n---\n',
  [`${PISTOL}.md`]:
    '---\nname: Signal pistol\nproperties: { item_type: ranged weapon, item_range: Medium, damage: 6, item_qualities: Limited Ammo 1 }\n---\n',
}

describe.each(engines)('hands on $name', ({ take }) => {
  const users = { kessa: KESSA, odo: ODO, guest: { role: 'player' } } as const
  const { gameMaster, kessa, odo, guest } = campaignOfEach(files, users, { take })
  const oil = (amount: number, to: string = ODO, from: string | null = KESSA) => {
    return { fromCharacterId: from, toCharacterId: to, itemId: OIL, amount }
  }
  const coins = (amount: number, to: string = ODO, from: string | null = KESSA) => ({
    ...oil(amount, to, from),
    itemId: 'money',
  })
  const carries = async (id: string, item = OIL) =>
    (await gameMaster('getInventory', { id })).inventory.find(({ itemId }) => itemId === item)?.amount ?? 0
  const moneyOf = async (id: string) => (await gameMaster('getHands', {})).money[id] ?? 0
  const giftsOf = async (member: typeof kessa) => (await member('getHands', {})).gifts

  it('[GIFT-3] an offer moves nothing until its receiver takes it, and only they can', async () => {
    const { gift } = await kessa('giveTo', oil(2))
    const giftId = gift?.id ?? ''
    expect([await carries(KESSA), await giftsOf(guest)]).toEqual([3, []])
    expect((await giftsOf(odo))[0]).toMatchObject({ from: { name: 'Kessa Vane' }, name: 'Lamp oil', isForMe: true })
    expect([
      await kessa.status('answerGift', { giftId, take: true }),
      await guest.status('answerGift', { giftId, take: true }),
    ]).toEqual([403, 404])
    await odo('answerGift', { giftId, take: true })
    expect([await carries(KESSA), await carries(ODO)]).toEqual([1, 3])
    expect(await odo.status('answerGift', { giftId, take: true })).toBe(409)
    await kessa('undoGift', { giftId })
    expect([await carries(KESSA), await carries(ODO)]).toEqual([3, 1])
  })

  it('[GIFT-3] declined and withdrawn offers are gone, and too little is refused when it is taken', async () => {
    for (const member of [odo, kessa]) {
      const { gift } = await kessa('giveTo', oil(1))
      await member('answerGift', { giftId: gift?.id ?? '', take: false })
      expect(await giftsOf(odo)).toEqual([])
    }
    expect(await kessa.status('giveTo', oil(4))).toBe(409)
    const { gift } = await kessa('giveTo', oil(3))
    await kessa('updateCharacterInventory', { characterId: KESSA, itemId: OIL, amount: 1 })
    expect(await odo.status('answerGift', { giftId: gift?.id ?? '', take: true })).toBe(409)
    expect(await carries(ODO)).toBe(1)
  })

  it('[GIFT-2] money is never negative, is paid in words of the campaign, and the log undoes a payment', async () => {
    expect(await kessa.status('adjustMoney', { characterId: KESSA, by: -1 })).toBe(409)
    await kessa('adjustMoney', { characterId: KESSA, by: 40 })
    expect(await kessa.status('adjustMoney', { characterId: ODO, by: 40 })).toBe(403)
    const { gift } = await kessa('giveTo', coins(15))
    await odo('answerGift', { giftId: gift?.id ?? '', take: true })
    expect([await moneyOf(KESSA), await moneyOf(ODO)]).toEqual([25, 15])
    const { entries } = await gameMaster('getLog', {})
    expect(entries.find(({ did }) => did === 'moneyChanged')?.detail).toBe('3 marks, 4 pennies')
    const undo = entries.find(({ did }) => did === 'giftTaken')?.undo
    expect(undo).toMatchObject({ operation: 'undoGift', params: { giftId: gift?.id } })
    await odo('giveTo', coins(15, 'stash', ODO))
    expect(await gameMaster.status('undoGift', { giftId: gift?.id ?? '' })).toBe(409)
    expect((await guest('getHands', {})).coins[1]).toEqual({ name: 'mark', plural: 'marks', worth: 12 })
  })

  it('[GIFT-2] the log undoes a given amount with both sides, from its own line too, and what came from nowhere', async () => {
    const { gift } = await kessa('giveTo', oil(2))
    await odo('answerGift', { giftId: gift?.id ?? '', take: true })
    const linesOf = async (did: string) => (await gameMaster('getLog', {})).entries.filter((one) => one.did === did)
    const amounts = await linesOf('amountChanged')
    expect(amounts.slice(0, 2).map(({ undo }) => undo)).toEqual(
      [0, 1].map(() => ({ operation: 'undoGift', params: { giftId: gift?.id } })),
    )
    await gameMaster('undoGift', { giftId: gift?.id ?? '' })
    expect([await carries(KESSA), await carries(ODO)]).toEqual([3, 1])
    expect((await linesOf('amountChanged')).map(({ undo }) => undo)).not.toContainEqual(
      expect.objectContaining({ operation: 'updateCharacterInventory' }),
    )
    const before = await moneyOf(ODO)
    await gameMaster('giveTo', coins(5, ODO, null))
    const [given] = await linesOf('giftTaken')
    expect(given?.undo?.operation).toBe('undoGift')
    if (given?.undo?.operation === 'undoGift') await gameMaster('undoGift', given.undo.params)
    expect([await moneyOf(ODO), await giftsOf(odo)]).toEqual([before, []])
  })

  it('[GIFT-12] players take nothing from the stash if the game master gives it out', async () => {
    await gameMaster('changeSettings', { campaignId: 'dam3', settings: { playersTakeFromStash: false } })
    await kessa('giveTo', oil(1, 'stash'))
    expect(await kessa.status('giveTo', oil(1, KESSA, 'stash'))).toBe(403)
    expect([(await kessa('getHands', {})).stash.mayTake, (await gameMaster('getHands', {})).stash.mayTake]).toEqual([
      false,
      true,
    ])
    await gameMaster('giveTo', oil(1, KESSA, 'stash'))
    expect(await carries(KESSA)).toBe(3)
  })

  it('[GIFT-5] the stash takes and gives at once, and shows no item that a player does not see', async () => {
    await kessa('giveTo', oil(2, 'stash'))
    expect((await guest('getHands', {})).stash.items).toEqual([{ itemId: OIL, name: 'Lamp oil', amount: 2 }])
    expect(await odo.status('giveTo', oil(3, ODO, 'stash'))).toBe(409)
    await odo('giveTo', oil(2, ODO, 'stash'))
    expect([await carries(ODO), (await odo('getHands', {})).stash.items]).toEqual([3, []])
    await gameMaster('giveTo', { ...oil(1, 'stash', LINNET), itemId: BELL })
    expect((await odo('getHands', {})).stash.items).toEqual([])
    expect(await odo.status('giveTo', { ...oil(1, ODO, 'stash'), itemId: BELL })).toBe(404)
    expect(await odo.status('giveTo', oil(1, KESSA, 'stash'))).toBe(403)
  })

  it('[GIFT-4] a gift names neither an unknown giver nor a hidden item, and taking it shows the item', async () => {
    await gameMaster('giveTo', { ...oil(1, ODO, LINNET), itemId: BELL })
    const [gift] = await giftsOf(odo)
    expect(gift).toMatchObject({ from: { id: null, name: null }, thing: null, name: null, isForMe: true })
    expect(JSON.stringify(await odo('getHands', {}))).not.toMatch(/linnet|quicksilver/i)
    expect(await kessa.status('giveTo', oil(1, LINNET))).toBe(404)
    await odo('answerGift', { giftId: gift?.id ?? '', take: true })
    expect((await odo('getInventory', { id: ODO })).inventory.map(({ name }) => name)).toContain('Quicksilver bell')
    await gameMaster('giveTo', oil(2, ODO, null))
    expect(await carries(ODO)).toBe(3)
    expect(await odo.status('giveTo', oil(2, ODO, null))).toBe(403)
  })

  it('[GIFT-4] the end of the session ends offers', async () => {
    const { session } = await gameMaster('startSession', {})
    await kessa('giveTo', oil(1))
    await gameMaster('endSession', { sessionId: session.id })
    expect(await giftsOf(odo)).toEqual([])
  })

  it('[GIFT-6] a shot counts at the roll, and an empty weapon is refused until it is reloaded', async () => {
    const attack = { characterId: KESSA, weaponId: PISTOL, target: null, band: 'Medium' }
    const shoot = async () => {
      const { check } = await kessa('startAttack', attack)
      const [part] = check.parts
      return await kessa.status('rollCheck', { checkId: check.id, characterId: KESSA, version: part?.version ?? 1 })
    }
    expect([await shoot(), await shoot()]).toEqual([200, 409])
    expect((await kessa('getHands', {})).fired).toMatchObject({ [KESSA]: { [PISTOL]: 1 } })
    expect((await kessa('reload', { characterId: KESSA, itemId: PISTOL })).left).toBe(1)
    expect(await kessa.status('reload', { characterId: KESSA, itemId: OIL })).toBe(404)
  })
})
