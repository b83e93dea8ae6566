import { isAddedCampaignId } from '@waybook/contract'

import { type Environment, UsageError } from '#app/environment.ts'
import { expectSamePictures } from '#app/share-database.ts'
import { readCampaign } from '#features/campaign/queries.ts'
import { removeCampaign } from '#features/campaigns/remove-campaign.ts'
import { CAMPAIGNS_TOPIC } from '#http/campaign-hosts.ts'
import type { AppServices } from '#http/services.ts'

import { readArguments } from './arguments.ts'
import { printLink } from './print-link.ts'
import { usages } from './usage.ts'
import { withServices } from './with-services.ts'

const { usage } = usages.campaign
/** A name as browsers send it, without scheme, port or path. */
const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

const options = {
  host: { type: 'string', multiple: true },
  from: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const

/** Adds, lists and removes campaigns other than the default one. Also works while the server is running. */
export async function campaign(args: readonly string[], environment: Environment): Promise<number> {
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 1, most: 2 } })
  const [verb = '', id] = positionals
  if (verb !== 'list' && verb !== 'add' && verb !== 'remove') throw new UsageError(`"${verb}" is unknown: ${usage}`)
  if ((verb === 'list') !== (id === undefined)) throw new UsageError(usage)
  const { from = null, yes, host = [] } = values
  const hosts = host.map((name) => name.toLowerCase())
  if (verb === 'add') refuseInvalid(id ?? '', hosts)
  return await withServices(environment, async (services) => {
    if (verb === 'list') return await list(services)
    if (verb === 'remove') return await remove(services, id ?? '', yes)
    return await add(services, environment, { id: id ?? '', hosts, from })
  })
}

function refuseInvalid(id: string, hosts: readonly string[]): void {
  if (!isAddedCampaignId(id)) throw new UsageError(`"${id}" is not an id: use lowercase letters, digits and dashes`)
  for (const name of hosts)
    if (!HOST.test(name)) throw new UsageError(`"${name}" is not a host name such as vale.example.org, without a port`)
}

async function list({ store, campaignHosts, campaignId }: AppServices): Promise<number> {
  const [main = ''] = await campaignHosts.addressesOf(campaignId)
  const named = await readCampaign(store.records(campaignId))
  const lines = [`${campaignId}  ${named?.name ?? 'not imported'}  ${main}, and every other address (default)`]
  for (const { id, name } of await store.campaigns.list())
    lines.push(`${id}  ${name ?? 'not imported'}  ${(await campaignHosts.addressesOf(id)).join(' ')}`)
  process.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

interface Addition {
  readonly id: string
  readonly hosts: readonly string[]
  /** The folder to import. */
  readonly from: string | null
}

async function add(services: AppServices, environment: Environment, { id, hosts, from }: Addition): Promise<number> {
  const { store, auth, campaignHosts, campaignId, bus } = services
  if (id === campaignId) throw new UsageError(`${id} is the default campaign: it answers at every other address`)
  const isNew = !(await store.campaigns.list()).some((known) => known.id === id)
  if (!isNew && hosts.length === 0) throw new UsageError(`${id} already exists`)
  if (!isNew && from !== null)
    throw new UsageError(`${id} already exists: import into it with waybook import ${from} --campaign ${id}`)
  if (hosts.includes(new URL(environment.publicUrl ?? 'http://localhost').hostname))
    throw new UsageError('The default campaign answers at this host: name another one')
  if (from !== null) await expectSamePictures(environment, services.blobs)
  // A removal that was interrupted may have left members behind.
  if (isNew) await auth.removeCampaign(id)
  await store.campaigns.add(id, hosts)
  campaignHosts.forget()
  bus.publish(CAMPAIGNS_TOPIC, id)
  process.stdout.write(
    `${isNew ? 'Added' : 'Changed'} ${id}: it answers at ${(await campaignHosts.addressesOf(id)).join(' and ')}\n`,
  )
  if (!isNew) return 0
  const isImported = from === null || (await importInto(services, id, from))
  if (!isImported)
    process.stderr.write(
      `waybook: nothing was imported: fix the faults, then run waybook import ${from} --campaign ${id}\n`,
    )
  if (auth.kind !== 'clerk') {
    process.stdout.write('This link for its game master works once:\n')
    const { path } = await auth.campaign(id).createLink({ kind: 'setup', role: 'gameMaster' })
    await printLink(services, environment, { campaignId: id, path })
  }
  return isImported ? 0 : 1
}

async function importInto(services: AppServices, campaignId: string, from: string): Promise<boolean> {
  const { runImport } = await import('./run-import.ts')
  const how = {
    actor: 'waybook import',
    campaignId,
    dryRun: false,
    strict: false,
    removeMost: false,
    undoable: false,
    listed: false,
  }
  return (await runImport(services, from, how)).done
}

async function remove({ store, auth, campaignId, bus }: AppServices, id: string, isSure: boolean): Promise<number> {
  if (id === campaignId) throw new UsageError(`${id} is the default campaign, which cannot be removed`)
  const known = (await store.campaigns.list()).find((one) => one.id === id)
  if (!known) throw new UsageError(`There is no campaign ${id}: see waybook campaign list`)
  if (!isSure)
    throw new UsageError(
      `This would delete ${known.name ?? id} with all records of play and its members. Make a backup first (waybook backup FILE), then repeat the command with --yes`,
    )
  await removeCampaign({ store, auth, campaignsChanged: () => bus.publish(CAMPAIGNS_TOPIC, id) }, id)
  process.stdout.write(`Removed ${id}. Pictures that no other campaign uses are deleted within a day.\n`)
  return 0
}
