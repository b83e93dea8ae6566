// Checks the dice of a roll and of every change to it, without Waybook: node check-chain.mjs proof.json
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
const SIDES = { y: 12, g: 8, b: 6, r: 12, p: 8, k: 6, w: 12, fate: 6 }
const sha = (data) => createHash('sha256').update(data).digest('hex')
const read = (die) => /^([a-z]|[a-z]\w*(?=:)):?([\d.]+)$/.exec(die)?.slice(1) ?? []
/** The faces of a secret and a text: a byte each, two above 256 sides; numbers that are too high are skipped. */
function series(secret, text) {
  let [bytes, block] = [[], 0]
  const more = () => createHmac('sha256', Buffer.from(secret, 'hex')).update(`${text}:${block++}`).digest()
  const byte = () => (bytes = bytes.length > 0 ? bytes : [...more()]).shift()
  return (kind) => {
    const sides = SIDES[kind] ?? Number(kind.slice(1))
    const values = sides > 256 ? 65_536 : 256
    for (;;) {
      const number = values > 256 ? byte() * 256 + byte() : byte()
      if (number < values - (values % sides)) return number % sides
    }
  }
}
export function checkChain({ roll, first, events }) {
  const [faults, undone] = [[], new Set(events.map(({ undo }) => undo))]
  const must = (holds, fault) => void (holds || faults.push(fault))
  const fits = ({ secret, commitment }) => !secret || sha(Buffer.from(secret, 'hex')) === commitment
  const groups = first.dice.split(' ').map(read)
  const dice = Object.fromEntries(groups.map(([kind, faces]) => [kind, faces.split('.').map(Number)]))
  must(fits(first), 'The first secret does not fit its commitment')
  const face = first.secret ? series(first.secret, first.salt) : null
  for (const [kind, faces] of Object.entries(dice))
    for (const shown of faces) must(!face || face(kind) === shown, `The first throw of ${kind} shows another face`)
  let head = sha(['waybook roll 1', roll, first.commitment ?? 'by hand', first.salt, first.dice].join('\n'))
  for (const [index, { undo, steps = [], secret, commitment, salt, head: claimed }] of events.entries()) {
    const falls = ({ op }) => op === 'reroll' || op === 'add'
    const last = (one) => (secret && falls(one) ? '?' : (one.symbol ?? one.face ?? ''))
    const lineOf = (one) => `${one.op} ${one.die ?? one.count} ${last(one)}`
    const lines = undo === undefined ? steps.map(lineOf) : [`undo ${undo}`]
    const faces = steps.map((one) => one.face ?? '').join('.')
    must(fits({ secret, commitment }), `Change ${index}: the secret does not fit its commitment`)
    const draw = secret ? series(secret, sha(['waybook throw 1', head, ...lines].join('\n')) + salt) : null
    for (const step of steps.filter(({ op }) => op !== 'symbol')) {
      const [kind, at] = read(step.die)
      const isThere = step.op === 'add' ? Number(at) === (dice[kind] ?? []).length : Number.isInteger(dice[kind]?.[at])
      must(isThere || undone.has(index), `Change ${index}: there is no ${step.die}`)
      must(!draw || !falls(step) || draw(kind) === step.face, `Change ${index}: ${step.die} shows another face`)
      if (!undone.has(index)) (dice[kind] ??= [])[at] = step.face
      else if (step.op === 'add') (dice[kind] ??= [])[at] = null
    }
    must(undo === undefined || events[undo]?.steps, `Change ${index}: there is nothing to undo`)
    head = sha(['waybook change 1', head, ...lines, commitment ?? 'by hand', salt, faces].join('\n'))
    must(head === claimed, `Change ${index}: the chain is broken`)
  }
  return { faults, head, dice }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const checked = checkChain(JSON.parse(readFileSync(process.argv[2], 'utf8')))
  console.log(JSON.stringify(checked))
  process.exitCode = checked.faults.length > 0 ? 1 : 0
}
