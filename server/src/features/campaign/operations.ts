import { grants } from '@waybook/contract'

import { type OperationHandlers } from '../request-context.ts'
import { readGrants, readSettings, setGrants, setSettings } from './queries.ts'

export const campaignOperations = {
  getSettings: async (context) => {
    return { settings: await readSettings(context.records) }
  },

  changeSettings: async (context, { settings }) => {
    await setSettings(context.records, settings)
    return { settings: await readSettings(context.records) }
  },

  getGrants: async (context) => {
    return { grants: [...(await readGrants(context.records))] }
  },

  setGrant: async (context, { grant, granted }) => {
    const before = await readGrants(context.records)
    const after = grants.filter((one) => (one === grant ? granted : before.includes(one)))
    await setGrants(context.records, after)
    return { grants: after }
  },
} satisfies Partial<OperationHandlers>
