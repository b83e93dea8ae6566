import { messages as outcomes } from '@waybook/messages/english/checkOutcomes'
import { messages as reasons } from '@waybook/messages/english/checkReasons'

import { codesByText, inCodes } from './in-codes.ts'

/** Why dice are in a check. */
export const checkReasons = inCodes('checkReasons', reasons)
/** For dice that an offer of the rules has queued. */
export const reasonByText = codesByText('checkReasons', reasons)

/** What symbols buy, and what a roll did. */
export const checkOutcomes = inCodes('checkOutcomes', outcomes)
/** For an offer or an outcome that the rules have in words. Other words stay as they are. */
export const outcomeByText = codesByText('checkOutcomes', outcomes)
