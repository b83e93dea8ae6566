import { STASH } from './hands-model.ts'
import type { Play } from './play.ts'
import { characterOf, players, ROPE, type Person } from './table-of-six.ts'

const MONEY = 'money'
const OFFERS_MOST = 10

/** Everybody changes the money of their own character, the game master anybody's. Nobody has less than nothing. */
export async function adjustMoney(play: Play): Promise<void> {
  const owner = play.pick(players) ?? 'ada'
  const who = play.once(4) ? play.anybody() : owner
  const by = play.upTo(30) - 10
  const characterId = characterOf(owner)
  const isDone = actsFor(who, characterId) && play.hands.add(characterId, MONEY, by)
  await play.expect(isDone, who, 'adjustMoney', { characterId, by })
}

/** Offers something, or puts it into the stash or takes it out. */
export async function give(play: Play): Promise<void> {
  const giver = play.pick(players) ?? 'ada'
  const who = play.once(4) ? play.anybody() : giver
  const [from = STASH, to = STASH] = play.pick(routesOf(play, characterOf(giver))) ?? []
  const thing = play.once(2) ? MONEY : ROPE
  const amount = 1 + play.upTo(4)
  const params = { fromCharacterId: from, toCharacterId: to, itemId: thing, amount } as const
  const isAllowed = actsFor(who, from) && from !== to && (from !== STASH || actsFor(who, to))
  const isStash = from === STASH || to === STASH
  const open = (await giftsOf(play)).filter((gift) => gift.state === 'offered' && gift.from.id === from)
  if (open.length >= OFFERS_MOST) return
  const has = play.hands.of(from, thing) >= amount
  const reply = await play.expect(isAllowed && has, who, 'giveTo', params)
  if (reply.ok && isStash) play.hands.move({ from, to, thing, amount })
  await checkHands(play)
}

function routesOf(play: Play, giver: string): readonly (readonly [string, string])[] {
  const receiver = characterOf(play.pick(players) ?? 'ben')
  return [
    [giver, receiver],
    [giver, receiver],
    [giver, STASH],
    [STASH, giver],
  ]
}

/** Its receiver takes or declines an offer, its giver withdraws it. Only what the giver still has can be taken. */
export async function answerGift(play: Play): Promise<void> {
  const gift = play.pick((await giftsOf(play)).filter(({ state }) => state === 'offered'))
  const { from, to, thing, amount } = movedBy(gift)
  if (!gift || thing === null) return
  const who = play.once(3) ? play.anybody() : (players.find((one) => characterOf(one) === to) ?? 'gameMaster')
  const take = !play.once(4)
  const isAllowed = actsFor(who, to) || (!take && actsFor(who, from))
  const isDone = isAllowed && (!take || play.hands.move({ from, to, thing, amount }))
  await play.expect(isDone, who, 'answerGift', { giftId: gift.id, take })
  await checkHands(play)
}

/** A taken gift goes back while its receiver still has it. Two at once take it back once. */
export async function undoGift(play: Play): Promise<void> {
  const gift = play.pick((await giftsOf(play)).filter(({ state }) => state === 'taken'))
  const { from, to, thing, amount } = movedBy(gift)
  if (!gift || thing === null) return
  const isDone = play.hands.move({ from: to, to: from, thing, amount })
  const both: readonly Person[] = ['gameMaster', 'gameMaster']
  const replies = await Promise.all(both.map(async (who) => await play.call(who, 'undoGift', { giftId: gift.id })))
  play.same('A gift was undone otherwise', replies.filter(({ ok }) => ok).length, isDone ? 1 : 0)
  await checkHands(play)
}

const actsFor = (who: Person, holder: string) => who === 'gameMaster' || holder === STASH || holder === characterOf(who)

const movedBy = (gift: Awaited<ReturnType<typeof giftsOf>>[number] | undefined) => ({
  from: gift?.from.id ?? STASH,
  to: gift?.to.id ?? STASH,
  thing: gift?.thing ?? null,
  amount: gift?.amount ?? 0,
})

async function handsOf(play: Play, who: Person) {
  const reply = await play.seat(who).ask('getHands', {})
  return reply.ok ? reply.answer : play.fail('could not read the hands')
}

const giftsOf = async (play: Play) => (await handsOf(play, 'gameMaster')).gifts

/** Money and rope are where the model has them, and their sums follow; each player sees their own. */
export async function checkHands(play: Play): Promise<void> {
  const { money, stash } = await handsOf(play, 'gameMaster')
  const held = players.map((player) => money[characterOf(player)] ?? 0)
  const expected = players.map((player) => play.hands.of(characterOf(player), MONEY))
  play.same('Other money', [...held, stash.money], [...expected, play.hands.of(STASH, MONEY)])
  const ropes = stash.items.find(({ itemId }) => itemId === ROPE)?.amount ?? 0
  play.same('Other ropes in the stash', ropes, play.hands.of(STASH, ROPE))
  let sum = ropes
  for (const player of players) {
    const id = characterOf(player)
    const reply = await play.seat('gameMaster').ask('getInventory', { id })
    const amount = (reply.ok && reply.answer.inventory.find(({ itemId }) => itemId === ROPE)?.amount) || 0
    play.same(`Other ropes of ${player}`, amount, play.hands.of(id, ROPE))
    sum += amount
  }
  play.same('Ropes were made or lost', sum, play.ropes)
  const player = play.pick(players) ?? 'ada'
  const own = (await handsOf(play, player)).money[characterOf(player)] ?? 0
  play.same('A player sees other money', own, play.hands.of(characterOf(player), MONEY))
}
