import { isEntityId, typeOfId } from '@waybook/contract'

import { makeDataDir } from '../app/data-dir.ts'
import type { Environment } from '../app/environment.ts'
import { closeHouse, openHouse } from '../app/open-services.ts'
import type { House } from '../app/services.ts'
import { Misuse } from '../app/usage-error.ts'
import { readArguments } from './arguments.ts'
import { printLink } from './print-link.ts'

const usage = 'waybook invite [--character characters/<name>] [--gm]'
const ALL = { everything: true } as const

/** Prints a link that lets one person make an account; with `--gm` that of a game master, also to get back in. */
export async function invite(args: readonly string[], environment: Environment): Promise<number> {
  const options = { character: { type: 'string' }, gm: { type: 'boolean' } } as const
  const { values } = readArguments(args, { usage, options, wanted: { least: 0, most: 0 } })
  const house = await openHouse(environment, await makeDataDir(environment.dataDir), null)
  try {
    if (house.signIn.config.kind === 'clerk')
      throw new Misuse('With AUTH=clerk people are invited in the dashboard of Clerk')
    const characterId = values.character === undefined ? undefined : await playable(house, values.character)
    const { path } = await house.signIn.createLink({
      kind: 'invite',
      role: values.gm ? 'gameMaster' : 'player',
      characterId,
    })
    printLink(environment, path)
    return 0
  } finally {
    await closeHouse(house)
  }
}

async function playable({ store, signIn, campaignId }: House, id: string): Promise<string> {
  if (!isEntityId(id) || typeOfId(id) !== 'character') throw new Misuse(`"${id}" is not a character's id: ${usage}`)
  if (!(await store.records(campaignId).entity(id, ALL)))
    throw new Misuse(`There is no character ${id} in the campaign`)
  if ((await signIn.playedCharacters()).includes(id)) throw new Misuse(`${id} is played by somebody already`)
  return id
}
