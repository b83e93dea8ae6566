import * as z from 'zod/mini'

import { post } from './route.ts'

/** Makes the browser a display of the campaign by exchanging a code for a cookie. */
export const displayRoute = post('/api/display', {
  body: z.object({ code: z.string().check(z.regex(/^\d{6}$/, 'A code has six digits.')) }),
  answer: z.object({ success: z.literal(true) }),
})
