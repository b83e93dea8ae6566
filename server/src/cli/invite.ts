import { everything, isEntityId, typeOfId } from '@waybook/contract'

import { type Environment, UsageError } from '#app/environment.ts'
import { readEntity } from '#features/entities/read-entity.ts'
import type { AppServices } from '#http/services.ts'

import { readArguments } from './arguments.ts'
import { campaignFor, campaignOption } from './campaign-option.ts'
import { printLink } from './print-link.ts'
import { usages } from './usage.ts'
import { withServices } from './with-services.ts'

const { usage } = usages.invite
/**
 * Prints a link that lets one person create an account. With `--gm` it is a game master's account, and an existing game master can use
 * the link to get back in.
 */
export async function invite(args: readonly string[], environment: Environment): Promise<number> {
  const options = { character: { type: 'string' }, gm: { type: 'boolean' }, ...campaignOption } as const
  const { values } = readArguments(args, { usage, options, wanted: { least: 0, most: 0 } })
  if (environment.signIn.kind === 'clerk') throw new UsageError('With AUTH=clerk, invite people in the Clerk dashboard')
  return await withServices(environment, async (services) => {
    const campaignId = await campaignFor(environment, services.store, values.campaign)
    const character = values.character
    const characterId = character === undefined ? undefined : await playable(services, campaignId, character)
    const { path } = await services.auth.campaign(campaignId).createLink({
      kind: 'invite',
      role: values.gm ? 'gameMaster' : 'player',
      characterId,
    })
    await printLink(services, environment, { campaignId, path })
    return 0
  })
}

async function playable({ store, auth }: AppServices, campaignId: string, id: string): Promise<string> {
  if (!isEntityId(id) || typeOfId(id) !== 'character') throw new UsageError(`"${id}" is not a character's id: ${usage}`)
  if (!(await readEntity(store.records(campaignId), id, everything)))
    throw new UsageError(`There is no character ${id} in the campaign`)
  if ((await auth.campaign(campaignId).playedCharacters()).includes(id))
    throw new UsageError(`${id} already has a player`)
  return id
}
