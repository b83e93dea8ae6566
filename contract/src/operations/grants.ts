import * as z from 'zod/mini'

import { gameMaster, grants } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { campaignId, done } from './parameters.ts'

const grant = z.enum(grants)

export const getGrants = defineRead({
  name: 'getGrants',
  summary: 'Returns the additional permissions of players.',
  params: z.object({ campaignId }),
  answer: z.object({ grants: z.array(grant) }),
  callers: gameMaster,
})

export const setGrant = defineWrite({
  name: 'setGrant',
  summary: 'Grants a permission to players, or withdraws it.',
  params: z.object({ campaignId, grant, granted: z.boolean() }),
  answer: z.object({ ...done, grants: z.array(grant) }),
  callers: gameMaster,
  requiresSession: 'access',
})
