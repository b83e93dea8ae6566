import { messages as accounts } from '@waybook/messages/english/accountProblems'
import { messages as pages } from '@waybook/messages/english/pageProblems'
import { messages as play } from '@waybook/messages/english/playProblems'

import { inCodes } from './in-codes.ts'

/** Why something was refused at the table. */
export const playProblems = inCodes('playProblems', play)
/** Why something was refused about pages, pictures and files. */
export const pageProblems = inCodes('pageProblems', pages)
/** Why something was refused about accounts, campaigns, devices and keys. */
export const accountProblems = inCodes('accountProblems', accounts)
