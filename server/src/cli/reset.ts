import { type Environment, UsageError } from '#app/environment.ts'

import { readArguments } from './arguments.ts'
import { campaignFor, campaignOption } from './campaign-option.ts'
import { printLink } from './print-link.ts'
import { usages } from './usage.ts'
import { withServices } from './with-services.ts'

const { usage } = usages.reset

/** Prints a link to set a new password for the account with the given e-mail address. */
export async function reset(args: readonly string[], environment: Environment): Promise<number> {
  const { values, positionals } = readArguments(args, { usage, options: campaignOption, wanted: { least: 1, most: 1 } })
  const [email = ''] = positionals
  if (environment.signIn.kind === 'clerk')
    throw new UsageError('With AUTH=clerk, reset passwords in the Clerk dashboard')
  return await withServices(environment, async (services) => {
    const campaignId = await campaignFor(environment, services.store, values.campaign)
    const auth = services.auth.campaign(campaignId)
    const members = (await auth.members?.list()) ?? []
    const member = members.find((one) => one.email.toLowerCase() === email.trim().toLowerCase())
    if (!member) throw new UsageError(`There is no account with the e-mail ${email}: ${usage}`)
    const { path } = await auth.createLink({ kind: 'reset', role: member.role, email: member.email })
    await printLink(services, environment, { campaignId, path })
    return 0
  })
}
