import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineKeylessWrite, defineRead, defineWrite } from '../operation.ts'
import {
  DEVICE_NAME_MAX,
  mailState,
  notificationChoice,
  pushDevice,
  pushSubscription,
} from '../records/notification.ts'
import { done, recordId } from './parameters.ts'

export const getNotifications = defineRead({
  name: 'getNotifications',
  summary: 'Returns what the caller is notified of, and on which devices.',
  params: z.object({}),
  answer: z.object({
    choice: notificationChoice,
    devices: z.array(pushDevice),
    /** The key with which browsers subscribe. `null` if this server can't know when accounts end, so it sends nothing. */
    publicKey: z.nullable(z.string()),
    /** `null` if the host has set no mail server, or Waybook does not know the address. */
    mail: z.nullable(mailState),
  }),
  callers: signedIn,
  requiresSession: 'access',
})

export const setNotifications = defineWrite({
  name: 'setNotifications',
  summary: 'Sets what the caller is notified of, on all their devices.',
  params: z.object({ choice: notificationChoice }),
  answer: z.object(done),
  callers: signedIn,
  requiresSession: 'access',
})

export const addPushDevice = defineKeylessWrite({
  name: 'addPushDevice',
  summary:
    'Sends notifications to the browser of the caller from now on, until the session ends or the device is removed.',
  params: z.object({
    subscription: pushSubscription,
    deviceName: z.string().check(z.trim(), z.minLength(1), z.maxLength(DEVICE_NAME_MAX)),
    /** The path below which the browser shows the campaign, such as `/c/vale`; empty at the campaign's own host. */
    basePath: z.string().check(z.regex(/^(?:\/c\/[a-z0-9-]{1,80})?$/)),
  }),
  answer: z.object({ ...done, deviceId: z.string() }),
  callers: signedIn,
  requiresSession: 'access',
})

export const removePushDevice = defineWrite({
  name: 'removePushDevice',
  summary: 'Sends no more notifications to a device of the caller.',
  params: z.object({ deviceId: recordId }),
  answer: z.object(done),
  callers: signedIn,
  requiresSession: 'access',
})

export const testPushDevice = defineKeylessWrite({
  name: 'testPushDevice',
  summary: 'Sends a notification to a device of the caller, to try it out.',
  params: z.object({ deviceId: recordId }),
  answer: z.object({ ...done, result: z.object({ ok: z.boolean(), words: z.string() }) }),
  callers: signedIn,
  requiresSession: 'access',
})

export const setMail = defineWrite({
  name: 'setMail',
  summary: 'Turns mails about dates to the caller on or off.',
  params: z.object({ isOn: z.boolean() }),
  answer: z.object(done),
  callers: signedIn,
  requiresSession: 'access',
})

export const testMail = defineKeylessWrite({
  name: 'testMail',
  summary: 'Sends a mail to the caller, to try out the mail server.',
  params: z.object({}),
  answer: z.object({ ...done, result: z.object({ ok: z.boolean(), words: z.string() }) }),
  callers: signedIn,
  requiresSession: 'access',
})
