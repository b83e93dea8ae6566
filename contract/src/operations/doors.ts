import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { campaignId, done, recordId } from './parameters.ts'

export const openDoor = defineWrite({
  name: 'openDoor',
  summary: 'Opens or closes an unlocked door that a token of the caller’s character stands beside and sees.',
  params: z.object({ campaignId, sceneId: entityId, doorId: recordId, open: z.boolean() }),
  answer: z.object(done),
  callers: signedIn,
})
